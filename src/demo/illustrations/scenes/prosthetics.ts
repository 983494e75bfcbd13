import {
  archLight,
  archPath,
  crescent,
  halo,
  inset,
  khatim,
  plinth,
  scene,
  sparkle,
  standing,
} from '#demo/illustrations/backdrop.ts';
import { gumBand, smilePlaces, smileTeeth } from '#demo/illustrations/mouth.ts';
import { waterGlass } from '#demo/illustrations/objects.ts';
import { INK } from '#demo/illustrations/palette.ts';
import { at, lifted, line, shape } from '#demo/illustrations/svg.ts';
import { tooth } from '#demo/illustrations/teeth.ts';

/** A crown coming down on a prepared tooth. */
function sectionProsthetics(): string {
  return scene(
    'sand',
    archLight(800, 1200, 900, 1120),
    khatim(800, 600, 480, INK.gold, 0.18),
    inset(
      0.84,
      lifted(at(800, 790, tooth('stump', 'dull'), { scale: 1.2 })),
      line('M592 560V720M1008 560V720', INK.leaf, 8, 0.7, ' stroke-dasharray="2 22"'),
      lifted(at(800, 400, tooth('cap'), { scale: 1.24 })),
      line('M590 552C650 574 730 538 800 538S950 574 1010 552', INK.gold, 14),
    ),
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
    sparkle(1086, 410, 72, 'gold'),
    sparkle(520, 520, 36, INK.white, 0.9),
  );
}

/** Three joined teeth above the two that carry them. */
function fixedBridge(): string {
  const guide = (x: number) => line(`M${x} 604V664`, INK.brand, 10, 0.8, ' stroke-dasharray="2 22"');
  return scene(
    'mist',
    halo(800, 600, 590),
    lifted(
      at(470, 830, tooth('stump', 'dull'), { scale: 0.9 }),
      at(1130, 830, tooth('stump', 'dull'), { scale: 0.9, flip: true }),
    ),
    lifted(gumBand({ from: -60, to: 1660, y: 824, necks: [130, 470, 1130, 1470] }, 420)),
    guide(470),
    guide(1130),
    lifted(
      shape('M560 380H1040V500H560Z', '#eaf5f1'),
      at(466, 440, tooth('cap'), { scale: 0.84 }),
      at(1134, 440, tooth('cap'), { scale: 0.84 }),
      at(800, 440, tooth('cap'), { scale: 0.84 }),
    ),
    sparkle(1190, 270, 66, 'gold'),
  );
}

/** A full denture beside a glass of water at night. */
function dentures(): string {
  const plate =
    'M250 600C236 420 420 300 650 300S1064 420 1050 600C1046 660 1000 676 960 640C870 600 760 640 650 640S430 600 340 640C300 676 254 660 250 600Z';
  return scene(
    'day',
    halo(760, 580, 580),
    crescent(1160, 300, 92, 'gold'),
    standing(650, 960, 420),
    standing(1230, 960, 150),
    at(1230, 960, waterGlass(), { scale: 1.24 }),
    lifted(shape(plate, 'gum')),
    line('M318 530C350 440 440 380 560 362', INK.white, 18, 0.45),
    line('M650 350V560', INK.leaf, 8, 0.35),
    lifted(smileTeeth(smilePlaces(650, 580, 10, 0.8, 50), 240)),
  );
}

export const PROSTHETIC_SCENES = {
  'section-prosthetics': sectionProsthetics,
  'zirconia-crowns': zirconiaCrowns,
  'fixed-bridge': fixedBridge,
  dentures,
};
