import { INK } from '#demo/illustrations/palette.ts';
import { at, box, group, line } from '#demo/illustrations/svg.ts';

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

/** Length along the arch between two of evenAngles. */
const ANGLE_STEP = 4;

const ARCH_SIZES = [124, 120, 96, 94, 92, 82, 98, 98, 82, 92, 94, 96, 120, 124];

/** Places of 14 touching teeth around the dental arch seen from above, its front towards the top. */
export function archTeeth(width: number, depth: number): ArchTooth[] {
  const angles = evenAngles(width, depth);
  const total = ARCH_SIZES.reduce((sum, size) => sum + size, 0);
  const fit = (angles.length * ANGLE_STEP) / total;
  let walked = 0;
  return ARCH_SIZES.map((size) => {
    const wide = size * fit;
    const part = (walked + size / 2) / total;
    walked += size;
    const angle = angles[Math.round(part * (angles.length - 1))] ?? 0;
    return {
      x: width * Math.cos(angle),
      y: -depth * Math.sin(angle) + depth * 0.35,
      turn: (Math.atan2(depth * Math.cos(angle), width * Math.sin(angle)) * 180) / Math.PI,
      wide,
      deep: size > 110 ? 138 : 104,
    };
  });
}

/** Angles along the arch from its left end to its right, at equal steps of length rather than of angle. */
function evenAngles(width: number, depth: number): number[] {
  const angles: number[] = [];
  let due = 0;
  for (let angle = Math.PI * 1.1; angle > Math.PI * -0.1; angle -= 0.002) {
    if (due <= 0) {
      angles.push(angle);
      due += ANGLE_STEP;
    }
    due -= 0.002 * Math.hypot(width * Math.sin(angle), depth * Math.cos(angle));
  }
  return angles;
}

/** One tooth of the arch from above, its chewing side towards the viewer. */
export function archTooth({ x, y, turn, wide, deep }: ArchTooth): string {
  const molar = deep > 110;
  const grooves = molar ? 'M-26 0C-8 -8 8 8 26 0M0 -24V24' : 'M-18 4Q0 14 18 4';
  const body = group(
    box(0, -deep / 2, wide - 4, deep, Math.min(wide, deep) * 0.44, 'round'),
    line(grooves, INK.mint, 8, 0.8),
  );
  return at(x, y, body, { turn });
}
