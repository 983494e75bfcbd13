import { archLight, canvas, type Ground, halo, khatim } from '#demo/illustrations/backdrop.ts';
import { INK } from '#demo/illustrations/palette.ts';
import { type Cloth, paints, type SkinTone } from '#demo/illustrations/portraits/tones.ts';
import { at, group } from '#demo/illustrations/svg.ts';

export interface Sitter {
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
export function portrait(sitter: Sitter): string {
  const dark = sitter.ground === 'deep' || sitter.ground === 'night';
  return canvas(1200, 1500, sitter.ground, [
    dark ? '' : archLight(600, 1500, 1080, 1400),
    khatim(600, 560, 500, dark ? INK.mint : INK.white, dark ? 0.16 : 0.5),
    halo(600, 560, 430, dark ? INK.mint : INK.white),
    at(600, 610, person(sitter), { scale: 1.2 }),
  ]);
}

/** The person alone with the paints it needs, the face around 0,0. */
export function person({
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
  return group(
    paints(tone, clothes),
    `<g filter="url(#lift)">${group(behind, figure, at(0, 180, at(0, -180, head), { turn: lean }), over)}</g>`,
  );
}

/** Renames what a drawing defines, so that two that define the same stand in one picture. */
export function apart(drawing: string, name: string): string {
  const own = new Set([...drawing.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  return drawing.replace(/( id="|url\(#)([^")]+)/g, (all, before: string, id: string) =>
    own.has(id) ? `${before}${id}-${name}` : all,
  );
}
