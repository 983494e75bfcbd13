import {
  archPath,
  crescent,
  GREEN_HILLS,
  halo,
  hills,
  scene,
  standing,
} from '#demo/illustrations/backdrop.ts';
import { face } from '#demo/illustrations/faces.ts';
import { card, pin, tick } from '#demo/illustrations/objects.ts';
import { INK } from '#demo/illustrations/palette.ts';
import { at, box, circle, group, lifted, line, ring, shape } from '#demo/illustrations/svg.ts';
import { tooth } from '#demo/illustrations/teeth.ts';
import { mirror } from '#demo/illustrations/tools.ts';

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

function stars(): string {
  return group(...STARS.map(([x, y, r]) => circle(x, y, r, INK.white, 0.75)));
}

/** The clinic's lit arch among the hills at night. */
function sectionUrgent(): string {
  return scene(
    'night',
    stars(),
    crescent(1130, 310, 92, 'gold'),
    hills(720, GREEN_HILLS),
    circle(780, 700, 480, 'glow', 0.4),
    lifted(shape(archPath(780, 1010, 520, 720), INK.white)),
    shape(archPath(780, 1010, 440, 640), 'mist'),
    shape('M560 1010H1000L1180 1200H380Z', INK.white, 0.4),
    standing(780, 960, 150),
    at(780, 740, tooth('milk'), { scale: 0.86 }),
    at(780, 706, face('calm'), { scale: 0.76 }),
  );
}

/** A place marker with a tooth, over the hills of the city. */
function pilgrimUrgentVisit(): string {
  return scene(
    'night',
    stars(),
    crescent(1170, 300, 76, 'gold'),
    skyline(800, 790),
    hills(760, GREEN_HILLS),
    line('M800 960C700 1010 900 1060 760 1200', INK.mintPale, 22, 0.55, ' stroke-dasharray="2 44"'),
    standing(800, 962, 130),
    lifted(at(800, 960, pin(280, INK.white))),
    circle(800, 478, 228, 'mist'),
    at(800, 490, tooth('molar'), { scale: 0.66 }),
  );
}

function skyline(x: number, y: number): string {
  const minaret = (at_: number, tall: number) =>
    group(
      box(at_, y - tall, 34, tall + 60, 6, INK.leaf, 0.55),
      box(at_, y - tall + 60, 54, 16, 6, INK.leaf, 0.7),
      shape(
        `M${at_ - 17} ${y - tall}C${at_ - 20} ${y - tall - 34} ${at_} ${y - tall - 40} ${at_} ${y - tall - 70}C${at_} ${y - tall - 40} ${at_ + 20} ${y - tall - 34} ${at_ + 17} ${y - tall}Z`,
        INK.leaf,
        0.6,
      ),
    );
  return group(minaret(x - 420, 280), minaret(x + 430, 240), minaret(x - 520, 190), minaret(x + 540, 170));
}

/** A check-up sheet with its ticks, and the mirror. */
function checkupXray(): string {
  const rows = [640, 750, 860].map((y, index) =>
    group(
      circle(560, y, 40, index === 0 ? 'gold' : INK.mintPale),
      tick(560, y, index === 0 ? INK.white : INK.brand, 12),
      box(770, y - 26, 280 - index * 40, 18, 9, INK.mintSoft),
      box(740, y + 10, 220, 14, 7, INK.mintPale),
    ),
  );
  return scene(
    'mist',
    halo(780, 600, 580),
    lifted(at(740, 610, card(640, 820, 'brand'))),
    lifted(at(740, 622, card(560, 730, INK.white, 28))),
    box(740, 172, 240, 76, 26, 'brand-deep'),
    box(740, 150, 90, 60, 30, 'brand-deep'),
    ring(740, 178, 14, INK.mintSoft, 8),
    at(740, 430, group(circle(0, 0, 124, INK.tint), at(0, 4, tooth('molar'), { scale: 0.36 }))),
    ...rows,
    lifted(at(1110, 520, mirror(), { scale: 0.78, turn: 16 })),
  );
}

export const URGENT_SCENES = {
  'section-urgent': sectionUrgent,
  'pilgrim-urgent-visit': pilgrimUrgentVisit,
  'checkup-xray': checkupXray,
};
