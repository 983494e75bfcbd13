import {
  archLight,
  canvas,
  GREEN_HILLS,
  halo,
  hills,
  khatim,
  standing,
} from '#demo/illustrations/backdrop.ts';
import { face } from '#demo/illustrations/faces.ts';
import { INK } from '#demo/illustrations/palette.ts';
import { at, circle, lifted } from '#demo/illustrations/svg.ts';
import { tooth } from '#demo/illustrations/teeth.ts';

/** The picture of the home page's head as an SVG document of 1200 by 1500: a smiling tooth in arch light. */
export function drawHero(): string {
  return canvas(1200, 1500, 'mist', [
    archLight(600, 1500, 1080, 1400),
    khatim(600, 640, 470, INK.white, 0.5),
    halo(600, 640, 460),
    circle(930, 320, 56, 'gold'),
    hills(980, GREEN_HILLS, 1200, 1500),
    standing(600, 1160, 280),
    lifted(at(600, 760, tooth('molar'), { scale: 1.5 })),
    at(600, 640, face(), { scale: 1.5 }),
  ]);
}
