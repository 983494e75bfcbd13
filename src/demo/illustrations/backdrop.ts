import { DEFS } from '#demo/illustrations/defs.ts';
import { INK } from '#demo/illustrations/palette.ts';
import { at, circle, group, line, oval, type Point, polygon, shape } from '#demo/illustrations/svg.ts';
import { TOOTH_DEFS } from '#demo/illustrations/teeth.ts';

export type Ground = 'day' | 'mist' | 'sand' | 'deep' | 'night';

/** A whole landscape picture, 1600 by 1200, with the ground behind the given layers. */
export function scene(ground: Ground, ...layers: string[]): string {
  return canvas(1600, 1200, ground, layers);
}

/** A whole picture of any size. */
export function canvas(width: number, height: number, ground: Ground, layers: string[]): string {
  const paper = `<rect width="${width}" height="${height}" fill="url(#${ground})"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${DEFS}${TOOTH_DEFS}${paper}${layers.join('')}</svg>`;
}

/** Draws layers smaller about the middle of a picture, so that the wide crop for sharing keeps them whole. */
export function inset(scale: number, ...layers: string[]): string {
  return at(800 * (1 - scale), 600 * (1 - scale), group(...layers), { scale });
}

/** Rings of light that carry the subject. */
export function halo(x: number, y: number, r: number, colour: string = INK.white): string {
  return group(
    circle(x, y, r, colour, 0.22),
    circle(x, y, r * 0.8, colour, 0.3),
    circle(x, y, r * 0.6, colour, 0.4),
  );
}

/** The curve of the mihrab standing on `foot`, lit from above. */
export function archPath(x: number, foot: number, width: number, height: number): string {
  const r = width / 2;
  const shoulder = foot - height + r;
  return `M${x - r} ${foot}V${shoulder}A${r} ${r} 0 0 1 ${x + r} ${shoulder}V${foot}Z`;
}

/** Three nested arches of light. */
export function archLight(x: number, foot: number, width: number, height: number): string {
  return group(
    shape(archPath(x, foot, width, height), 'arch-light', 0.45),
    shape(archPath(x, foot, width * 0.8, height * 0.87), 'arch-light', 0.55),
    shape(archPath(x, foot, width * 0.6, height * 0.74), 'arch-light', 0.7),
  );
}

/** The eight-pointed star as thin lines, one inside the other. */
export function khatim(x: number, y: number, r: number, colour: string, opacity: number): string {
  const inner = star(r * 0.62);
  return at(x, y, group(line(star(r), colour, 3, opacity), line(inner, colour, 3, opacity)));
}

/** Path of an eight-pointed star around 0,0. */
export function star(r: number): string {
  const points = Array.from({ length: 16 }, (_, index): Point => {
    const reach = index % 2 === 0 ? r : r * 0.7654;
    const angle = (index * Math.PI) / 8;
    return [reach * Math.cos(angle), reach * Math.sin(angle)];
  });
  return polygon(points);
}

/** Soft hills that fill the picture from about `y` down to its foot. */
export function hills(
  y: number,
  paints: readonly [string, string, string],
  width = 1600,
  foot = 1200,
): string {
  const w = width;
  const far = `M0 ${y + 40}C${w * 0.16} ${y - 70} ${w * 0.3} ${y - 60} ${w * 0.46} ${y + 10}S${w * 0.8} ${y + 60} ${w} ${y - 50}V${foot}H0Z`;
  const mid = `M0 ${y + 90}C${w * 0.2} ${y + 150} ${w * 0.34} ${y + 130} ${w * 0.52} ${y + 90}S${w * 0.86} ${y + 30} ${w} ${y + 110}V${foot}H0Z`;
  const near = `M0 ${y + 230}C${w * 0.18} ${y + 140} ${w * 0.36} ${y + 160} ${w * 0.56} ${y + 215}S${w * 0.86} ${y + 250} ${w} ${y + 180}V${foot}H0Z`;
  return group(shape(far, paints[0]), shape(mid, paints[1]), shape(near, paints[2]));
}

export const GREEN_HILLS = ['hill-far', 'hill-mid', 'hill-near'] as const;
export const PALE_HILLS = ['hill-pale', 'hill-far', 'hill-mid'] as const;
export const SAND_HILLS = ['hill-sand', 'hill-pale', 'hill-far'] as const;

/** A round table top seen a little from above. */
export function plinth(x: number, y: number, rx: number, top = '#ffffff', side = 'gum-pale'): string {
  const ry = rx * 0.2;
  const body = `M${x - rx} ${y}V${y + 46}A${rx} ${ry} 0 0 0 ${x + rx} ${y + 46}V${y}Z`;
  return group(
    oval(x, y + 78, rx * 1.2, ry * 1.15, 'shade', 0.8),
    shape(body, side),
    oval(x, y, rx, ry, top),
  );
}

/** The shadow of a thing that stands at y. */
export function standing(x: number, y: number, rx: number): string {
  return oval(x, y, rx, rx * 0.16, 'shade');
}

/** A four-pointed glint. */
export function sparkle(x: number, y: number, r: number, fill: string, opacity = 1): string {
  const k = r * 0.14;
  const d = `M0 ${-r}Q${k} ${-k} ${r} 0Q${k} ${k} 0 ${r}Q${-k} ${k} ${-r} 0Q${-k} ${-k} 0 ${-r}Z`;
  return at(x, y, shape(d, fill, opacity));
}

const STARS = [
  [300, 260, 5],
  [420, 420, 4],
  [520, 210, 6],
  [700, 150, 4],
  [900, 230, 5],
  [1010, 140, 4],
  [1290, 420, 5],
  [1380, 250, 4],
  [210, 480, 4],
  [1450, 520, 5],
  [620, 330, 4],
  [1180, 560, 4],
] as const;

/** Stars over a night of 1600 by 1200. */
export function stars(): string {
  return group(...STARS.map(([x, y, r]) => circle(x, y, r, INK.white, 0.75)));
}

/** A small cloud about 220 wide. */
export function cloud(x: number, y: number, scale: number, opacity = 0.85): string {
  const d = 'M-90 40A44 44 0 0 1 -84 -46A62 62 0 0 1 32 -66A52 52 0 0 1 92 -22A34 34 0 0 1 84 40Z';
  return at(x, y, shape(d, INK.white, opacity), { scale });
}

/** A crescent of radius r, open to the right. */
export function crescent(x: number, y: number, r: number, fill: string): string {
  const d = `M${r * 0.643} ${-r * 0.766}A${r} ${r} 0 1 0 ${r * 0.643} ${r * 0.766}A${r * 0.82} ${r * 0.82} 0 1 1 ${r * 0.643} ${-r * 0.766}Z`;
  return at(x, y, shape(d, fill), { turn: -26 });
}

/** A twig of leaves growing up from 0,0 to about 0,-300. */
export function sprig(x: number, y: number, scale: number, turn: number, fill = 'leaf'): string {
  const leaf = 'M0 0C-46 -20 -58 -74 -30 -118C12 -92 28 -44 0 0Z';
  const pairs = [0, 1, 2].map((step) =>
    group(
      at(0, -50 - step * 78, shape(leaf, fill), { turn: -38, scale: 0.9 - step * 0.12 }),
      at(0, -50 - step * 78, shape(leaf, fill), { turn: 38, scale: 0.9 - step * 0.12, flip: true }),
    ),
  );
  const tip = at(0, -270, shape(leaf, fill), { scale: 0.62, turn: 12 });
  return at(x, y, group(line('M0 0C-8 -100 6 -180 0 -280', INK.leaf, 9), ...pairs, tip), { scale, turn });
}
