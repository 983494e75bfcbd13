import {
  archPath,
  crescent,
  GREEN_HILLS,
  halo,
  hills,
  inset,
  scene,
  standing,
  stars,
} from '#demo/illustrations/backdrop.ts';
import { face } from '#demo/illustrations/faces.ts';
import { card, pin, skyline, tick } from '#demo/illustrations/objects.ts';
import { INK } from '#demo/illustrations/palette.ts';
import { at, box, circle, group, lifted, line, ring, shape } from '#demo/illustrations/svg.ts';
import { tooth } from '#demo/illustrations/teeth.ts';
import { mirror } from '#demo/illustrations/tools.ts';

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
    standing(780, 922, 160),
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

/** A check-up sheet with its ticks, written from the right, and the mirror. */
function checkupXray(): string {
  const rows = [650, 762, 874].map((y, index) =>
    group(
      circle(1010, y, 42, index === 0 ? 'gold' : INK.mintPale),
      tick(1010, y, index === 0 ? INK.white : INK.brand, 12),
      box(800 + index * 20, y - 28, 290 - index * 40, 18, 9, INK.mintSoft),
      box(845, y + 10, 200, 14, 7, INK.mintPale),
    ),
  );
  return scene(
    'mist',
    halo(820, 600, 580),
    inset(
      0.87,
      lifted(at(850, 610, card(640, 840, 'brand'))),
      lifted(at(850, 624, card(560, 750, INK.white, 28))),
      lifted(box(850, 166, 240, 76, 26, 'brand-deep'), box(850, 142, 90, 60, 30, 'brand-deep')),
      ring(850, 172, 14, INK.mintSoft, 8),
      at(850, 440, group(circle(0, 0, 138, 'day'), at(0, 4, tooth('molar'), { scale: 0.4 }))),
      ...rows,
      lifted(at(480, 520, mirror(), { scale: 0.82, turn: -16 })),
    ),
  );
}

export const URGENT_SCENES = {
  'section-urgent': sectionUrgent,
  'pilgrim-urgent-visit': pilgrimUrgentVisit,
  'checkup-xray': checkupXray,
};
