import { useEffect, useState } from 'react';
import { Khatim } from '#ui/khatim.tsx';
import { Chapter, Part } from './part.tsx';

const TYPE = ['text-display', 'text-h1', 'text-h2', 'text-h3', 'text-lg', 'text-base', 'text-sm', 'text-xs'];
const RADII = ['rounded-field', 'rounded-tile', 'rounded-card', 'rounded-xl', 'rounded-pill', 'arch'];
const DEPTHS = ['shadow-soft', 'shadow-lift'];
const MOTIONS = ['animate-spin', 'animate-rise', 'animate-drop', 'animate-shimmer'];

/** The figures of the look, read from the style sheet itself. */
export function Tokens() {
  const [colours, setColours] = useState<string[]>([]);
  useEffect(() => setColours(customProperties('--color-')), []);
  return (
    <Chapter title="الألوان والخط والمسافات">
      <Part name="colour">
        {colours.map((name) => (
          <span key={name} className="grid w-32 gap-1 text-xs">
            <span className="h-16 rounded-tile border border-line" style={{ background: `var(${name})` }} />
            <bdi dir="ltr">{name.replace('--color-', '')}</bdi>
          </span>
        ))}
      </Part>
      <Part name="type">
        {TYPE.map((size) => (
          <p key={size} className={`w-full font-heading text-ink ${size}`}>
            ابتسامة مطمئنة <bdi dir="ltr">{size}</bdi>
          </p>
        ))}
      </Part>
      <Part name="radius, depth, motion">
        {[...RADII, ...DEPTHS, ...MOTIONS].map((name) => (
          <span
            key={name}
            className={`grid h-32 w-28 place-items-center bg-brand-tint text-xs text-ink ${name}`}
          >
            <bdi dir="ltr">{name}</bdi>
          </span>
        ))}
      </Part>
      <Part name="Khatim">
        <div className="relative h-40 w-full overflow-hidden rounded-card bg-sand">
          <Khatim />
        </div>
      </Part>
    </Chapter>
  );
}

/** The names of all custom properties of the root that begin like this, in the style sheet's order. */
function customProperties(prefix: string): string[] {
  const names = new Set<string>();
  for (const sheet of document.styleSheets) collect(sheet.cssRules, prefix, names);
  return [...names];
}

function collect(rules: CSSRuleList, prefix: string, names: Set<string>): void {
  for (const rule of rules) {
    if (rule instanceof CSSGroupingRule) collect(rule.cssRules, prefix, names);
    if (!(rule instanceof CSSStyleRule) || !rule.selectorText.includes(':root')) continue;
    for (const name of rule.style) if (name.startsWith(prefix)) names.add(name);
  }
}
