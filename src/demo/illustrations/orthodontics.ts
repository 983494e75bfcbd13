import { INK } from '#demo/illustrations/palette.ts';
import { at, box, circle, group, line } from '#demo/illustrations/svg.ts';

/** A brace bracket of about 100 by 100 around 0,0; `accent` is its elastic ring. */
export function bracket(accent: string = INK.brand): string {
  return group(
    box(0, -46, 104, 92, 22, INK.deep, 0.14),
    box(0, -52, 96, 92, 22, 'metal'),
    box(0, -52, 96, 36, 16, INK.white, 0.35),
    ...[-1, 1].flatMap((side) => [
      box(side * 25, -64, 32, 46, 12, 'metal-dark'),
      box(side * 25, 6, 32, 46, 12, 'metal-dark'),
    ]),
    line('M-30 -28H30M-30 18H30', accent, 13),
  );
}

/** The arch wire along a path, with its light. */
export function wire(d: string, width = 12): string {
  return group(
    line(d, INK.deep, width + 5, 0.18),
    line(d, INK.leaf, width),
    line(d, INK.tint, width * 0.36, 0.9),
  );
}

interface ArchTooth {
  x: number;
  y: number;
  turn: number;
  wide: number;
  deep: number;
}

/** Places of 14 teeth around the dental arch seen from above, its front towards the top, centred on 0,0. */
export function archTeeth(width: number, depth: number): ArchTooth[] {
  const sizes = [104, 104, 80, 78, 74, 66, 76, 76, 66, 74, 78, 80, 104, 104];
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let walked = 0;
  return sizes.map((size) => {
    const part = (walked + size / 2) / total;
    walked += size;
    const angle = Math.PI * (1.08 - 1.16 * part);
    const back = size > 90 ? 1 : 0.86;
    return {
      x: width * Math.cos(angle),
      y: -depth * Math.sin(angle) + depth * 0.35,
      turn: 90 - (angle * 180) / Math.PI,
      wide: size,
      deep: 84 * back + (size > 90 ? 22 : 0),
    };
  });
}

/** One tooth of the arch from above, its chewing side towards the viewer. */
export function archTooth({ x, y, turn, wide, deep }: ArchTooth, scale: number): string {
  const grooves =
    deep > 90 ? line('M-20 0H20M0 -18V18', INK.mint, 7, 0.7) : line('M-14 4H14', INK.mint, 6, 0.6);
  const body = group(
    box(0, -deep / 2, wide, deep, Math.min(wide, deep) * 0.42, 'enamel'),
    box(0, -deep / 2 + 12, wide - 26, deep - 26, 22, INK.mintPale, 0.6),
    grooves,
  );
  return at(x, y, body, { turn, scale });
}

/** A small round gold or brand pearl, as on a bracket's hook. */
export function pearl(x: number, y: number, r: number, fill: string): string {
  return group(circle(x, y, r, fill), circle(x - r * 0.3, y - r * 0.3, r * 0.28, INK.white, 0.8));
}
