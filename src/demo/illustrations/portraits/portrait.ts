import { archLight, canvas, type Ground, halo, khatim } from '#demo/illustrations/backdrop.ts';
import { INK } from '#demo/illustrations/palette.ts';
import { type Cloth, paints, type SkinTone } from '#demo/illustrations/portraits/tones.ts';
import { at, group } from '#demo/illustrations/svg.ts';

interface Sitter {
  ground: Ground;
  tone: SkinTone;
  clothes: readonly Cloth[];
  /** Degrees the head leans, clockwise. */
  lean?: number;
  /** Behind everything: the back of a ghutra. */
  behind?: string;
  body: string;
  /** A slighter figure; its shoulders are narrower and nearer to the chin. */
  slight?: boolean;
  /** Head and cover, leaning together. */
  head: string;
  /** Over the chest and the chin: drapes, falls. */
  over?: string;
}

/** A person to the waist as an SVG document of 1200 by 1500, the face a little above the middle. */
export function portrait({
  ground,
  tone,
  clothes,
  lean = 0,
  behind = '',
  body,
  slight = false,
  head,
  over = '',
}: Sitter): string {
  const figure = slight ? at(0, -22, body, { scale: 0.92 }) : at(0, -26, body);
  const dark = ground === 'deep' || ground === 'night';
  return canvas(1200, 1500, ground, [
    paints(tone, clothes),
    `<filter id="fall" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="7" stdDeviation="9" flood-color="${INK.deep}" flood-opacity=".28"/></filter>`,
    dark ? '' : archLight(600, 1500, 1080, 1400),
    khatim(600, 560, 500, dark ? INK.mint : INK.white, dark ? 0.16 : 0.5),
    halo(600, 560, 430, dark ? INK.mint : INK.white),
    `<g filter="url(#lift)">${at(600, 610, group(behind, figure, at(0, 180, at(0, -180, head), { turn: lean }), over), { scale: 1.2 })}</g>`,
  ]);
}
