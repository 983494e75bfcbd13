import {
  cloud,
  GREEN_HILLS,
  halo,
  hills,
  inset,
  PALE_HILLS,
  SAND_HILLS,
  scene,
  sparkle,
  sprig,
  standing,
} from '#demo/illustrations/backdrop.ts';
import { face } from '#demo/illustrations/faces.ts';
import { drop, shieldPath } from '#demo/illustrations/objects.ts';
import { INK } from '#demo/illustrations/palette.ts';
import { at, box, circle, group, lifted, line, oval, ring, shape } from '#demo/illustrations/svg.ts';
import { tooth } from '#demo/illustrations/teeth.ts';
import { brush } from '#demo/illustrations/tools.ts';

/** A little tooth on a hill, waving with its brush. */
function sectionChildren(): string {
  return scene(
    'day',
    circle(1150, 320, 150, INK.sandDeep, 0.8),
    circle(1150, 320, 96, 'gold'),
    cloud(1210, 410, 1.25, 0.95),
    cloud(1010, 250, 0.7, 0.8),
    cloud(330, 420, 1.1, 0.95),
    hills(760, GREEN_HILLS),
    sprig(330, 1010, 0.5, -10, 'hill-near'),
    sprig(372, 1014, 0.36, 16, 'hill-near'),
    standing(800, 980, 240),
    lifted(arm('M590 690C520 680 490 640 478 590'), arm('M1010 690C1080 680 1110 640 1120 590')),
    lifted(at(474, 540, brush(), { scale: 0.84, turn: -74 })),
    circle(480, 586, 34, 'round'),
    lifted(at(800, 690, tooth('milk'), { scale: 1.42 })),
    at(800, 630, face(), { scale: 1.2 }),
  );
}

function arm(d: string): string {
  return line(d, '#f1f8f5', 46);
}

/** A grown tooth and a small one side by side. */
function firstChildVisit(): string {
  const balloon = group(
    oval(0, 0, 92, 112, 'gold'),
    shape('M-14 106H14L22 132H-22Z', INK.gold),
    line('M-50 -20C-46 -54 -30 -74 -6 -82', INK.white, 13, 0.7),
  );
  return scene(
    'mist',
    halo(780, 560, 560),
    cloud(400, 300, 1, 0.7),
    cloud(1290, 520, 0.7, 0.6),
    hills(790, PALE_HILLS),
    standing(650, 1000, 220),
    standing(1030, 1004, 150),
    lifted(at(650, 680, tooth('molar'), { scale: 1.2 })),
    at(650, 570, face('calm'), { scale: 1.1 }),
    line('M1190 770C1230 680 1160 560 1184 452', INK.leaf, 7),
    lifted(at(1180, 330, balloon)),
    lifted(line('M1140 820C1176 816 1188 796 1190 766', '#f1f8f5', 34)),
    lifted(at(1030, 838, tooth('milk'), { scale: 0.84 })),
    at(1030, 800, face(), { scale: 0.72 }),
  );
}

/** A child's tooth in a clear bubble, before a shield. */
function fluorideSealants(): string {
  return scene(
    'deep',
    halo(800, 600, 570, INK.mint),
    inset(
      0.9,
      lifted(at(800, 600, shape(shieldPath(430), INK.mintSoft, 0.3))),
      at(800, 600, line(shieldPath(430), INK.mintPale, 16, 0.9)),
      at(800, 600, line(shieldPath(386), INK.white, 5, 0.5)),
      lifted(at(800, 640, tooth('milk'), { scale: 1.04 })),
      at(800, 604, face(), { scale: 0.94 }),
      circle(800, 630, 300, 'glass', 0.3),
      ring(800, 630, 300, INK.white, 8, 0.9),
      line('M566 560C584 486 636 428 704 406M552 634L553 616', INK.white, 20, 0.95),
      line('M1034 700C1016 774 964 832 896 854', INK.white, 12, 0.6),
      lifted(at(800, 290, drop(84, 'gold'))),
      sparkle(1110, 420, 44, INK.white),
      sparkle(486, 760, 30, INK.white, 0.8),
    ),
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
