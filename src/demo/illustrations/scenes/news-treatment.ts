import {
  archLight,
  crescent,
  halo,
  hills,
  inset,
  khatim,
  plinth,
  SAND_HILLS,
  scene,
  sparkle,
  sprig,
  standing,
} from '#demo/illustrations/backdrop.ts';
import { abutment, screw } from '#demo/illustrations/implants.ts';
import { card, shieldPath, tick } from '#demo/illustrations/objects.ts';
import { INK } from '#demo/illustrations/palette.ts';
import { at, box, circle, group, lifted, line, oval, ring, shape } from '#demo/illustrations/svg.ts';
import { tooth, toothPath } from '#demo/illustrations/teeth.ts';

function implantFirstWeek(): string {
  const days = [
    [1048, 520],
    [888, 520],
    [728, 520],
    [1048, 680],
    [888, 680],
    [728, 680],
    [1048, 840],
  ].map(([x = 0, y = 0], index) =>
    index === 6
      ? group(circle(x, y, 62, 'gold'), tick(x, y + 2, INK.white, 15))
      : group(circle(x, y, 54, INK.mintPale), circle(x, y, 54 - index * 7, INK.mintSoft)),
  );
  return scene(
    'mist',
    halo(820, 600, 580),
    inset(
      0.84,
      lifted(at(880, 610, card(660, 820, INK.white, 48))),
      shape('M550 248C550 220 572 200 598 200H1162C1188 200 1210 220 1210 248V380H550Z', 'brand'),
      ...[690, 880, 1070].map((x) =>
        group(box(x, 150, 34, 110, 17, 'metal'), circle(x, 268, 24, INK.deep, 0.35)),
      ),
      box(880, 300, 250, 22, 11, INK.mint, 0.8),
      ...days,
      box(800, 806, 220, 22, 11, INK.mintPale),
      box(830, 850, 160, 22, 11, INK.mintPale),
      standing(400, 1086, 150),
      lifted(
        at(400, 776, screw(), { scale: 1.02 }),
        at(400, 768, abutment('gold'), { scale: 1.06 }),
        at(400, 586, tooth('cap'), { scale: 0.86 }),
      ),
      sparkle(300, 360, 50, INK.white),
    ),
  );
}

/** The clinic's light on one side, a tray in its case on the other, and the same bright tooth between. */
function choosingWhitening(): string {
  const head = group(
    line('M250 -330C240 -220 200 -150 120 -96', 'metal-dark', 34),
    at(
      0,
      0,
      group(
        box(20, -150, 250, 140, 60, 'brand'),
        box(20, -34, 190, 44, 20, INK.mintPale),
        line('M-60 -120H40', INK.white, 11, 0.4),
      ),
      { turn: 30 },
    ),
  );
  const traying = group(
    shape('M-176 10V56A176 80 0 0 0 176 56V10Z', 'brand-deep'),
    oval(0, 10, 176, 80, 'brand'),
    oval(0, 12, 152, 64, INK.deep),
    shape(
      'M-108 32C-114 -34 -66 -66 0 -66S114 -34 108 32C106 50 82 52 76 34C64 -2 42 -16 0 -16S-64 -2 -76 34C-82 52 -106 50 -108 32Z',
      INK.mintPale,
      0.9,
    ),
    line('M-90 14C-84 -24 -54 -42 -16 -48', INK.white, 10),
  );
  return scene(
    'day',
    shape('M0 0H760C700 260 900 420 820 640S700 980 780 1200H0Z', 'deep'),
    khatim(330, 420, 250, INK.mint, 0.2),
    halo(800, 600, 430),
    inset(
      0.9,
      shape('M1200 330L760 520L900 800L1290 440Z', 'beam'),
      lifted(at(1220, 350, head)),
      plinth(800, 930, 260),
      lifted(at(800, 660, tooth('molar'), { scale: 1.06 })),
      lifted(at(360, 860, traying, { scale: 1.06 })),
      crescent(360, 420, 84, 'gold'),
      sparkle(990, 420, 46, 'gold'),
      sparkle(590, 440, 30, INK.white),
    ),
  );
}

function xraySafety(): string {
  const film = (x: number, wide: number) =>
    at(
      x,
      20,
      group(
        shape(toothPath('molar'), INK.mintPale, 0.82),
        shape(
          'M0 -70C-30 -96 -60 -90 -64 -60C-70 0 -90 90 -104 180C-80 90 -60 20 0 6C60 20 80 90 104 180C90 90 70 0 64 -60C60 -90 30 -96 0 -70Z',
          INK.brand,
          0.7,
        ),
      ),
      { scale: wide },
    );
  return scene(
    'sand',
    archLight(800, 1200, 1120, 1110),
    inset(
      0.92,
      lifted(at(760, 560, card(900, 700, 'brand-deep', 60), { turn: 3 })),
      at(
        760,
        560,
        group(
          shape(
            'M-428 60C-260 20 -100 80 60 80S330 60 428 20V278C428 306 410 326 384 326H-384C-410 326 -428 306 -428 278Z',
            INK.leaf,
            0.42,
          ),
          film(-270, 0.6),
          film(0, 0.64),
          film(270, 0.6),
          shape('M-300 -350H-60L-380 350H-430V40Z', INK.white, 0.07),
          line('M-390 -286H-260M-390 -250H-320', INK.mint, 10, 0.5),
        ),
        { turn: 3 },
      ),
      lifted(at(1130, 820, shape(shieldPath(210), INK.white))),
      at(1130, 820, shape(shieldPath(176), 'gum')),
      at(1130, 826, tick(0, 0, 'gold', 13), { scale: 2.7 }),
      sparkle(1290, 330, 52, INK.white),
    ),
  );
}

function wisdomToothOrNot(): string {
  const book = (y: number, wide: number, fill: string, x: number) =>
    group(
      box(x, y, wide, 78, 20, fill),
      box(x + 14, y + 14, wide - 28, 50, 10, INK.white, 0.92),
      line(`M${x - wide / 2 + 50} ${y + 34}H${x + wide / 2 - 30}`, INK.mintSoft, 5, 0.9),
      box(x - wide / 2 + 26, y, 52, 78, 16, fill),
    );
  return scene(
    'mist',
    halo(800, 560, 560),
    hills(900, SAND_HILLS),
    lifted(sprig(330, 1040, 1.05, -14), sprig(1270, 1040, 1.05, 14)),
    standing(800, 1044, 330),
    lifted(book(950, 560, 'brand-deep', 820), book(868, 480, 'leaf', 780)),
    lifted(at(800, 590, tooth('molar'), { scale: 1.16 })),
    at(
      800,
      508,
      group(
        oval(-74, 0, 17, 22, INK.deep),
        circle(-79, -8, 6, INK.white),
        oval(74, 0, 17, 22, INK.deep),
        circle(69, -8, 6, INK.white),
        line('M-36 74Q0 102 36 74', INK.deep, 13),
      ),
    ),
    lifted(
      ring(726, 508, 66, INK.gold, 14),
      ring(874, 508, 66, INK.gold, 14),
      line('M792 498Q800 490 808 498M660 498L586 478M940 498L1014 478', INK.gold, 13),
    ),
    line('M684 484L704 464M832 484L852 464', INK.white, 9, 0.9),
    sparkle(1090, 330, 44, INK.white),
    sparkle(520, 360, 30, INK.white, 0.9),
  );
}

export const NEWS_TREATMENT_SCENES = {
  'news-implant-first-week': implantFirstWeek,
  'news-choosing-whitening': choosingWhitening,
  'news-xray-safety': xraySafety,
  'news-wisdom-tooth-or-not': wisdomToothOrNot,
};
