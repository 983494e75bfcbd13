import {
  archLight,
  archPath,
  crescent,
  halo,
  khatim,
  plinth,
  scene,
  sparkle,
  standing,
} from '#demo/illustrations/backdrop.ts';
import { gumBand, smilePlaces, smileTeeth } from '#demo/illustrations/mouth.ts';
import { waterGlass } from '#demo/illustrations/objects.ts';
import { INK } from '#demo/illustrations/palette.ts';
import { at, circle, group, lifted, line, shape } from '#demo/illustrations/svg.ts';
import { tooth } from '#demo/illustrations/teeth.ts';

/** A crown coming down on a prepared tooth. */
function sectionProsthetics(): string {
  return scene(
    'sand',
    archLight(800, 1200, 900, 1120),
    khatim(800, 600, 480, INK.gold, 0.18),
    lifted(at(800, 790, tooth('stump', 'dull'), { scale: 1.2 })),
    line('M592 560V720M1008 560V720', INK.leaf, 8, 0.7, ' stroke-dasharray="2 22"'),
    lifted(at(800, 400, tooth('cap'), { scale: 1.24 })),
    line('M590 552C650 574 730 538 800 538S950 574 1010 552', INK.gold, 14),
  );
}

/** A finished crown on show. */
function zirconiaCrowns(): string {
  return scene(
    'deep',
    khatim(800, 560, 540, INK.mint, 0.25),
    shape(archPath(800, 1010, 800, 880), 'arch-light', 0.3),
    shape(archPath(800, 1010, 640, 760), 'arch-light', 0.4),
    plinth(800, 890, 330, '#e7f3ef'),
    plinth(800, 810, 240, '#ffffff'),
    lifted(at(800, 630, tooth('cap'), { scale: 1.42 })),
    line('M720 516C760 560 780 570 800 600C820 570 840 560 880 516M800 600V640', INK.mint, 12, 0.6),
    sparkle(1086, 410, 72, 'gold'),
    sparkle(520, 520, 36, INK.white, 0.9),
  );
}

/** Three joined teeth above the two that carry them. */
function fixedBridge(): string {
  return scene(
    'mist',
    halo(800, 580, 590),
    lifted(
      at(480, 800, tooth('stump'), { scale: 0.82 }),
      at(1120, 800, tooth('stump'), { scale: 0.82, flip: true }),
    ),
    gumBand({ from: 220, to: 1380, y: 820, necks: [480, 800, 1120] }, 200),
    line('M480 612V668M1120 612V668', INK.brand, 10, 0.8, ' stroke-dasharray="2 22"'),
    lifted(
      shape('M560 400H1040V520H560Z', 'enamel'),
      at(480, 460, tooth('cap'), { scale: 0.82 }),
      at(1120, 460, tooth('cap'), { scale: 0.82 }),
      at(800, 460, tooth('cap'), { scale: 0.82 }),
    ),
    circle(640, 470, 17, 'gold'),
    circle(960, 470, 17, 'gold'),
  );
}

/** A full denture beside a glass of water at night. */
function dentures(): string {
  return scene(
    'day',
    halo(760, 560, 560),
    crescent(1060, 300, 84, 'gold'),
    standing(690, 950, 420),
    standing(1160, 950, 150),
    at(1160, 950, waterGlass(), { scale: 1.16 }),
    lifted(
      shape(
        'M300 560C300 420 480 330 680 330S1060 420 1060 560C1060 620 1040 680 1010 720C930 640 800 660 680 660S430 640 350 720C320 680 300 620 300 560Z',
        'gum',
      ),
    ),
    line('M352 520C380 440 480 390 590 376', INK.white, 16, 0.45),
    lifted(group(smileTeeth(smilePlaces(680, 596, 10, 0.72, 76), 300))),
    shape(
      'M330 600C420 540 560 580 680 600C800 580 940 540 1030 600C980 640 880 690 680 690S380 640 330 600Z',
      'gum',
      0,
    ),
  );
}

export const PROSTHETIC_SCENES = {
  'section-prosthetics': sectionProsthetics,
  'zirconia-crowns': zirconiaCrowns,
  'fixed-bridge': fixedBridge,
  dentures,
};
