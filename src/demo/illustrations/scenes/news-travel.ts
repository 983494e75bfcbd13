import {
  archPath,
  cloud,
  crescent,
  GREEN_HILLS,
  halo,
  hills,
  inset,
  khatim,
  PALE_HILLS,
  SAND_HILLS,
  scene,
  sparkle,
  standing,
  stars,
} from '#demo/illustrations/backdrop.ts';
import { face, sleepingFace } from '#demo/illustrations/faces.ts';
import { skyline } from '#demo/illustrations/objects.ts';
import { bracket, wire } from '#demo/illustrations/orthodontics.ts';
import { INK } from '#demo/illustrations/palette.ts';
import { at, box, circle, group, lifted, line, oval, shape } from '#demo/illustrations/svg.ts';
import { tooth } from '#demo/illustrations/teeth.ts';
import { brush } from '#demo/illustrations/tools.ts';
import {
  aeroplane,
  clockFace,
  lantern,
  suitcase,
  suitcaseFront,
  suitcaseLid,
} from '#demo/illustrations/travel.ts';

/** A smile of wire with three brackets, about 150 wide around 0,0. */
function bracedSmile(): string {
  return group(
    wire('M-84 0Q0 86 84 0', 11),
    at(-52, 27, bracket(), { scale: 0.42, turn: 30 }),
    at(0, 43, bracket(INK.gold), { scale: 0.44 }),
    at(52, 27, bracket(), { scale: 0.42, turn: -30 }),
  );
}

function bracesOnUmrah(): string {
  const wax = group(
    oval(0, 0, 92, 92, 'leaf'),
    oval(0, 0, 72, 72, INK.mintPale),
    ...[-30, 0, 30].map((y) => box(0, y - 9, 96, 18, 9, INK.white, 0.95)),
  );
  return scene(
    'sand',
    circle(800, 520, 430, INK.white, 0.6),
    `<g opacity=".45">${skyline(800, 830)}</g>`,
    hills(820, SAND_HILLS),
    standing(800, 1004, 460),
    at(800, 740, suitcaseLid()),
    lifted(at(1040, 560, brush('brand-deep', INK.white), { scale: 0.72, turn: 76 })),
    lifted(at(546, 650, wax, { turn: -8 })),
    lifted(at(790, 600, tooth('molar'), { scale: 1.05 })),
    at(
      790,
      520,
      group(
        oval(-62, -22, 15, 19, INK.deep),
        circle(-66, -29, 5, INK.white),
        oval(62, -22, 15, 19, INK.deep),
        circle(58, -29, 5, INK.white),
        oval(-112, 14, 24, 15, INK.mint, 0.65),
        oval(112, 14, 24, 15, INK.mint, 0.65),
      ),
    ),
    at(790, 560, bracedSmile(), { scale: 1.3 }),
    lifted(at(800, 740, suitcaseFront())),
    sparkle(1290, 330, 56, 'gold'),
    sparkle(330, 420, 34, INK.white),
  );
}

function seasonHours(): string {
  const window = (x: number) =>
    group(
      shape(archPath(x, 880, 84, 176), 'gold'),
      shape(archPath(x, 880, 84, 176), INK.white, 0.3),
      line(`M${x} 704V880M${x - 42} 800H${x + 42}`, INK.white, 7, 0.85),
    );
  return scene(
    'night',
    stars(),
    crescent(1210, 300, 84, 'gold'),
    skyline(800, 800),
    hills(760, GREEN_HILLS),
    circle(800, 740, 520, 'glow', 0.34),
    lifted(box(800, 620, 900, 380, 30, 'enamel'), box(800, 596, 950, 44, 22, INK.white)),
    ...[412, 522, 1078, 1188].map(window),
    lifted(shape(archPath(800, 1000, 440, 780), INK.white)),
    shape(archPath(800, 1000, 290, 430), 'gold'),
    shape(archPath(800, 1000, 290, 430), INK.white, 0.5),
    line('M800 574V1000', INK.white, 8, 0.9),
    circle(778, 810, 11, INK.brand),
    circle(822, 810, 11, INK.brand),
    lifted(at(800, 420, clockFace(106, 285, 180))),
    shape('M600 1000H1000L1180 1200H420Z', INK.white, 0.34),
  );
}

function fastingAndDentist(): string {
  return scene(
    'deep',
    khatim(800, 600, 560, INK.mint, 0.16),
    halo(800, 620, 480, INK.mint),
    inset(
      0.9,
      at(330, 240, lantern(), { scale: 1.1 }),
      at(1270, 330, lantern(), { scale: 1.1 }),
      crescent(1000, 270, 96, 'gold'),
      standing(800, 1040, 260),
      lifted(at(800, 720, tooth('molar'), { scale: 1.22 })),
      at(800, 620, sleepingFace(), { scale: 1.25 }),
      sparkle(600, 290, 30, INK.white, 0.9),
      sparkle(470, 800, 22, INK.white, 0.7),
      sparkle(1130, 860, 22, INK.white, 0.7),
    ),
  );
}

function toothacheBeforeFlight(): string {
  const pack = group(
    box(0, -96, 150, 192, 54, 'gum-pale'),
    box(0, -96, 150, 192, 54, 'glass', 0.7),
    box(0, -118, 62, 46, 16, INK.brand),
    line('M-44 -50V40', INK.white, 12, 0.9),
    sparkle(18, 14, 36, INK.white, 0.95),
  );
  return scene(
    'day',
    halo(720, 590, 540),
    cloud(330, 380, 1.1, 0.95),
    cloud(1240, 500, 0.9, 0.95),
    hills(830, PALE_HILLS),
    line('M560 330C700 250 860 230 1010 262', INK.leaf, 8, 0.7, ' stroke-dasharray="2 26"'),
    lifted(at(1140, 280, aeroplane(), { turn: -10 })),
    standing(680, 1010, 250),
    standing(1140, 1004, 240),
    lifted(at(1140, 990, suitcase(), { scale: 0.86 })),
    lifted(at(680, 700, tooth('molar'), { scale: 1.2 })),
    at(660, 600, face('calm'), { scale: 1.2 }),
    lifted(at(880, 650, pack, { turn: 12, scale: 1.24 })),
    sparkle(470, 330, 30, INK.white),
  );
}

export const NEWS_TRAVEL_SCENES = {
  'news-braces-on-umrah': bracesOnUmrah,
  'news-season-hours': seasonHours,
  'news-fasting-and-dentist': fastingAndDentist,
  'news-toothache-before-flight': toothacheBeforeFlight,
};
