import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('styles.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{3,6});/g)].map(([, name, hex]) => [name, hex]),
);

/** WCAG 2.2: text that is read, and what is large, drawn or an edge of a control. */
const READ = 4.5;
const SEEN = 3;

/** Which colour stands on which surfaces, and how much it must stand out there. */
const ON: [string, number, string[]][] = [
  [
    'ink',
    READ,
    ['white', 'paper', 'sand', 'sand-deep', 'brand-faint', 'brand-tint', 'brand-soft', 'gold-tint', 'mist'],
  ],
  ['text', READ, ['white', 'paper', 'sand', 'sand-deep', 'brand-faint', 'brand-tint', 'gold-tint']],
  ['muted', READ, ['white', 'paper', 'sand', 'sand-deep', 'brand-faint', 'brand-tint', 'gold-tint']],
  ['brand', READ, ['white', 'sand', 'sand-deep', 'brand-tint', 'gold-tint']],
  ['brand-deep', READ, ['white', 'sand', 'brand-tint', 'brand-soft', 'gold-tint']],
  ['white', READ, ['ink', 'brand', 'brand-deep']],
  ['mist', READ, ['brand-deep', 'ink']],
  ['gold-deep', READ, ['white', 'gold-tint']],
  ['sky', READ, ['sky-tint']],
  ['stone', READ, ['stone-tint']],
  ['success', READ, ['white', 'success-tint']],
  ['danger', READ, ['white', 'danger-tint']],
  ['field', SEEN, ['white']],
];

/** Lines that divide and never carry a meaning, and the gold of offers and stars, which says nothing by itself. */
const DECORATION = ['line', 'gold'];

/** Relative luminance of a colour, `#rgb` or `#rrggbb` (WCAG 2.2, "relative luminance"). */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1, the same, to 21, black on white. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test('the measure is the one of WCAG', () => {
  expect(contrast('#000', '#fff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test.each(
  ON.flatMap(([name, least, surfaces]) => surfaces.map((surface) => [name, surface, least] as const)),
)('%s on %s stands out at least %f to 1', (name, surface, least) => {
  const [colour = '', behind = ''] = [tokens.get(name), tokens.get(surface)];
  expect(contrast(colour, behind)).toBeGreaterThanOrEqual(least);
});

test('no colour is left out', () => {
  const measured = new Set([...ON.flatMap(([name, , surfaces]) => [name, ...surfaces]), ...DECORATION]);
  expect([...tokens.keys()].filter((name) => !measured.has(name ?? ''))).toEqual([]);
});
