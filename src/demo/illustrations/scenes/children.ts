import {
  cloud,
  GREEN_HILLS,
  halo,
  hills,
  PALE_HILLS,
  SAND_HILLS,
  scene,
  sparkle,
  standing,
} from '#demo/illustrations/backdrop.ts';
import { face } from '#demo/illustrations/faces.ts';
import { drop, shieldPath } from '#demo/illustrations/objects.ts';
import { INK } from '#demo/illustrations/palette.ts';
import { at, box, circle, group, lifted, line, oval, shape } from '#demo/illustrations/svg.ts';
import { tooth } from '#demo/illustrations/teeth.ts';
import { brush } from '#demo/illustrations/tools.ts';

/** A little tooth on a hill, waving with its brush. */
function sectionChildren(): string {
  return scene(
    'day',
    circle(1130, 330, 150, INK.sandDeep, 0.8),
    circle(1130, 330, 96, 'gold'),
    cloud(1180, 420, 1.25, 0.95),
    cloud(380, 330, 1.1),
    hills(760, GREEN_HILLS),
    standing(790, 980, 230),
    line('M610 640C540 640 500 600 486 548', INK.mintPale, 40),
    at(478, 470, brush(), { scale: 0.86, turn: -78 }),
    lifted(at(790, 700, tooth('milk'), { scale: 1.36 })),
    circle(486, 548, 36, 'enamel'),
    line('M1030 660C1090 690 1120 740 1116 790', INK.mintPale, 40),
    circle(1116, 790, 34, 'enamel'),
    at(790, 640, face(), { scale: 1.15 }),
  );
}

/** A grown tooth and a small one side by side. */
function firstChildVisit(): string {
  return scene(
    'mist',
    halo(760, 560, 540),
    cloud(420, 300, 1, 0.7),
    hills(790, PALE_HILLS),
    standing(660, 1000, 220),
    standing(1040, 1010, 150),
    lifted(at(650, 690, tooth('molar'), { scale: 1.16 })),
    at(650, 580, face('calm'), { scale: 1.05 }),
    line('M1110 800C1150 700 1120 560 1140 440', INK.leaf, 7),
    lifted(
      at(
        1140,
        340,
        group(
          oval(0, 0, 92, 112, 'gold'),
          shape('M-16 108H16L22 132H-22Z', INK.gold),
          line('M-50 -20C-46 -54 -30 -74 -6 -82', INK.white, 13, 0.7),
        ),
      ),
    ),
    lifted(at(1030, 840, tooth('milk'), { scale: 0.82 })),
    at(1030, 808, face(), { scale: 0.72 }),
    line('M868 800C900 830 920 840 936 838', INK.mintPale, 34),
  );
}

/** The chewing face of a molar, covered by a clear guard. */
function fluorideSealants(): string {
  const crown =
    'M0 -262C90 -300 210 -276 262 -186C306 -110 300 -60 272 0C300 70 306 130 262 196C204 280 90 296 0 258C-90 296 -204 280 -262 196C-306 130 -300 70 -272 0C-300 -60 -306 -110 -262 -186C-210 -276 -90 -300 0 -262Z';
  const grooves =
    'M-150 -110C-80 -80 -50 -40 0 0C50 -40 80 -80 150 -110M-150 118C-90 90 -50 50 0 0C50 50 90 90 150 118M0 0V-140M0 0V140M-170 4C-110 -8 -60 4 0 0C60 4 110 -8 170 4';
  return scene(
    'deep',
    halo(800, 620, 560, INK.mint),
    lifted(at(800, 650, shape(shieldPath(420), INK.mintSoft, 0.22))),
    at(800, 650, line(shieldPath(420), INK.mintPale, 14, 0.9)),
    lifted(at(800, 640, group(shape(crown, 'enamel'), shape(crown, INK.mintPale, 0.4)), { scale: 0.94 })),
    at(
      800,
      640,
      group(shape(crown, INK.white, 0.7), line(grooves, INK.mint, 26, 0.9), line(grooves, INK.white, 9, 0.9)),
      { scale: 0.78 },
    ),
    line('M560 520C580 440 640 396 700 388', INK.white, 18),
    lifted(at(800, 300, drop(92, 'gold'))),
    sparkle(1120, 360, 44, INK.white),
    sparkle(470, 860, 30, INK.white, 0.8),
  );
}

/** A milk tooth with a plaster, well again. */
function milkToothFillings(): string {
  return scene(
    'sand',
    circle(800, 560, 460, INK.white, 0.7),
    cloud(1190, 340, 1.1, 0.95),
    cloud(400, 420, 0.9, 0.95),
    hills(840, SAND_HILLS),
    standing(800, 1010, 250),
    lifted(at(800, 680, tooth('milk'), { scale: 1.6 })),
    at(770, 680, face('happy'), { scale: 1.2 }),
    lifted(
      at(
        960,
        470,
        group(
          box(0, -52, 270, 104, 52, 'leaf'),
          box(0, -52, 112, 104, 12, INK.mintSoft),
          ...[-104, -78, 78, 104].flatMap((x) => [
            circle(x, -18, 6, INK.deep, 0.35),
            circle(x, 18, 6, INK.deep, 0.35),
          ]),
          sparkle(0, 0, 48, 'gold'),
        ),
        { turn: 34 },
      ),
    ),
  );
}

export const CHILDREN_SCENES = {
  'section-children': sectionChildren,
  'first-child-visit': firstChildVisit,
  'fluoride-sealants': fluorideSealants,
  'milk-tooth-fillings': milkToothFillings,
};
