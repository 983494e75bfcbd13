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
} from '../src/demo/illustrations/backdrop.ts';
import { face } from '../src/demo/illustrations/faces.ts';
import { skyline } from '../src/demo/illustrations/objects.ts';
import { INK } from '../src/demo/illustrations/palette.ts';
import { at, lifted } from '../src/demo/illustrations/svg.ts';
import { tooth } from '../src/demo/illustrations/teeth.ts';

/** What a page without a picture of its own shows when it is shared: 1200 by 630, its subject whole in a square crop. */
export function drawShare(): string {
  return canvas(1200, 630, 'mist', [
    archLight(600, 680, 640, 640),
    khatim(600, 300, 250, INK.white, 0.5),
    halo(600, 300, 235),
    cloud(150, 150, 0.7, 0.8),
    cloud(1030, 210, 0.85, 0.75),
    `<g opacity=".6">${skyline(600, 556)}</g>`,
    hills(440, GREEN_HILLS, 1200, 630),
    sprig(210, 590, 0.55, -14),
    sprig(258, 600, 0.36, 18, 'brand'),
    sprig(985, 600, 0.5, 14),
    standing(600, 548, 150),
    lifted(at(600, 352, tooth('molar'), { scale: 0.74 })),
    at(600, 294, face(), { scale: 0.76 }),
    sparkle(404, 136, 44, 'gold'),
    sparkle(350, 96, 18, INK.white),
    sparkle(786, 120, 18, INK.white, 0.9),
  ]);
}

/**
 * The mark on a ground that fills the whole square, because the system cuts the shape out of it.
 * @param mark the mark as an SVG document of 44 by 44 (`public/favicon.svg`).
 * @param share how much of the square's height the mark takes, 0 to 1.
 */
export function onGround(mark: string, share: number): string {
  const side = 44 / share;
  const edge = (side - 44) / 2;
  const drawing = mark.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-edge} ${-edge} ${side} ${side}"><rect x="${-edge}" y="${-edge}" width="${side}" height="${side}" fill="${INK.sand}"/>${drawing}</svg>`;
}
