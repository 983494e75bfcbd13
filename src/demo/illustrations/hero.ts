import {
  archLight,
  canvas,
  cloud,
  GREEN_HILLS,
  halo,
  hills,
  khatim,
  sparkle,
  sprig,
  standing,
} from '#demo/illustrations/backdrop.ts';
import { face } from '#demo/illustrations/faces.ts';
import { skyline } from '#demo/illustrations/objects.ts';
import { INK } from '#demo/illustrations/palette.ts';
import { at, lifted, shape } from '#demo/illustrations/svg.ts';
import { tooth } from '#demo/illustrations/teeth.ts';

/** The picture of the home page's head as an SVG document of 1200 by 1500: a smiling tooth in arch light. */
export function drawHero(): string {
  const front = 'M0 1350C220 1270 420 1290 640 1350S1020 1420 1200 1340V1500H0Z';
  return canvas(1200, 1500, 'mist', [
    archLight(600, 1500, 1100, 1420),
    khatim(600, 620, 480, INK.white, 0.45),
    halo(600, 620, 450),
    cloud(200, 470, 0.9, 0.75),
    cloud(1020, 600, 0.75, 0.6),
    `<g opacity=".6">${skyline(600, 960)}</g>`,
    hills(930, GREEN_HILLS, 1200, 1500),
    sprig(165, 1260, 0.9, -12, 'brand'),
    sprig(240, 1270, 0.56, 18, 'brand'),
    sprig(1035, 1290, 0.8, 14, 'brand'),
    shape(front, 'brand', 0.5),
    standing(600, 1130, 290),
    lifted(at(600, 760, tooth('molar'), { scale: 1.42 })),
    at(600, 648, face(), { scale: 1.45 }),
    sparkle(300, 300, 74, 'gold'),
    sparkle(206, 236, 30, INK.white),
    sparkle(880, 260, 26, INK.white, 0.9),
  ]);
}
