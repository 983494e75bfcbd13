import {
  archLight,
  archPath,
  canvas,
  cloud,
  GREEN_HILLS,
  halo,
  hills,
  khatim,
  PALE_HILLS,
  sparkle,
  sprig,
  standing,
} from '#demo/illustrations/backdrop.ts';
import { face } from '#demo/illustrations/faces.ts';
import { giftBody, giftLid } from '#demo/illustrations/gifts.ts';
import { skyline } from '#demo/illustrations/objects.ts';
import { INK } from '#demo/illustrations/palette.ts';
import { child } from '#demo/illustrations/portraits/child.ts';
import { samer } from '#demo/illustrations/portraits/men.ts';
import { apart, person } from '#demo/illustrations/portraits/portrait.ts';
import { reem } from '#demo/illustrations/portraits/women.ts';
import { at, lifted, oval, shape } from '#demo/illustrations/svg.ts';
import { tooth } from '#demo/illustrations/teeth.ts';
import { teddy } from '#demo/illustrations/toys.ts';

const FRONT = 'M0 1420C220 1360 420 1380 640 1420S1020 1480 1200 1410V1500H0Z';

/** Two of the clinic's doctors side by side. */
function heroDoctors(): string {
  return canvas(1200, 1500, 'mist', [
    archLight(600, 1500, 1100, 1420),
    khatim(600, 560, 480, INK.white, 0.45),
    halo(600, 600, 470),
    cloud(190, 420, 0.8, 0.7),
    cloud(1030, 330, 0.7, 0.6),
    `<g opacity=".5">${skyline(600, 1000)}</g>`,
    hills(980, GREEN_HILLS, 1200, 1500),
    at(822, 700, apart(person(samer()), 'he'), { scale: 0.98 }),
    at(388, 776, apart(person(reem()), 'she'), { scale: 0.98 }),
    shape(FRONT, 'brand', 0.4),
    sparkle(250, 250, 64, 'gold'),
    sparkle(170, 180, 26, INK.white),
    sparkle(960, 200, 30, INK.white, 0.9),
  ]);
}

/** A girl who shows the gap in her smile, and her bear. */
function heroChildren(): string {
  return canvas(1200, 1500, 'sand', [
    archLight(600, 1500, 1100, 1420),
    halo(600, 620, 470),
    cloud(210, 360, 1.1, 0.95),
    cloud(1010, 270, 0.9, 0.95),
    cloud(1060, 640, 0.6, 0.9),
    hills(1040, PALE_HILLS, 1200, 1500),
    at(620, 690, child(), { scale: 1.24 }),
    lifted(at(230, 1440, teddy(), { scale: 0.86 })),
    sparkle(260, 640, 50, 'gold'),
    sparkle(190, 560, 24, INK.white),
  ]);
}

/** A tooth that rises from a present. */
function heroOffers(): string {
  return canvas(1200, 1500, 'deep', [
    shape(archPath(600, 1500, 1060, 1400), 'arch-light', 0.2),
    shape(archPath(600, 1500, 840, 1240), 'arch-light', 0.26),
    khatim(600, 600, 470, INK.mint, 0.24),
    halo(600, 600, 430, INK.mint),
    sprig(190, 1330, 0.9, -14, 'gum'),
    sprig(1010, 1330, 0.9, 14, 'gum'),
    standing(600, 1352, 400),
    oval(600, 930, 318, 26, INK.deep),
    lifted(at(838, 330, giftLid(), { scale: 0.74, turn: 17 })),
    lifted(at(600, 730, tooth('molar'), { scale: 1.16 })),
    at(600, 640, face(), { scale: 1.2 }),
    lifted(at(600, 1340, giftBody(), { scale: 1.16 })),
    sparkle(290, 360, 70, 'gold'),
    sparkle(390, 250, 30, INK.white),
    sparkle(220, 640, 26, INK.white, 0.9),
    sparkle(960, 800, 30, INK.white, 0.9),
  ]);
}

export const HERO_SCENES = {
  'hero-doctors': heroDoctors,
  'hero-children': heroChildren,
  'hero-offers': heroOffers,
};
