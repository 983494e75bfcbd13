import {
  archPath,
  halo,
  inset,
  khatim,
  scene,
  sparkle,
  sprig,
  standing,
} from '#demo/illustrations/backdrop.ts';
import { gumBand } from '#demo/illustrations/mouth.ts';
import { bubble, drop } from '#demo/illustrations/objects.ts';
import { INK } from '#demo/illustrations/palette.ts';
import { at, box, circle, group, lifted, line, shape } from '#demo/illustrations/svg.ts';
import { tooth } from '#demo/illustrations/teeth.ts';
import { brush } from '#demo/illustrations/tools.ts';

function bleedingGums(): string {
  const necks = [330, 800, 1270];
  return scene(
    'day',
    halo(800, 560, 560),
    lifted(
      at(330, 640, tooth('premolar'), { scale: 1.24 }),
      at(1270, 640, tooth('premolar'), { scale: 1.24 }),
      at(800, 620, tooth('premolar'), { scale: 1.32 }),
    ),
    lifted(gumBand({ from: -60, to: 1660, y: 700, necks }, 560)),
    lifted(at(760, 660, brush('brand-deep', INK.mintPale), { scale: 1.42, turn: 160, flip: true })),
    ...[
      [560, 700, 34],
      [620, 750, 24],
      [690, 770, 18],
      [520, 640, 22],
      [860, 640, 26],
    ].map(([x = 0, y = 0, r = 0]) => bubble(x, y, r)),
    lifted(at(560, 300, drop(70, 'gold'))),
    sparkle(980, 300, 40, INK.white),
  );
}

function diabetesAndGums(): string {
  const meter = group(
    shape(
      'M-190 -300C-190 -350 -150 -390 -100 -390H100C150 -390 190 -350 190 -300V190C190 290 110 350 0 350S-190 290 -190 190Z',
      'brand',
    ),
    shape(
      'M60 -390H100C150 -390 190 -350 190 -300V190C190 290 110 350 0 350C90 320 130 260 130 180V-290C130 -340 104 -376 60 -390Z',
      INK.deep,
      0.35,
    ),
    box(0, -320, 300, 270, 40, INK.tint),
    line('M-110 -150C-80 -240 -40 -240 -10 -180S50 -130 110 -220', INK.brand, 16),
    ...[-100, -50, 0, 50, 100].map((x) => circle(x, -90, 10, INK.mint)),
    circle(110, -220, 20, 'gold'),
    circle(-84, 70, 46, 'gum-pale'),
    circle(84, 70, 46, 'gum-pale'),
    circle(0, 180, 58, INK.white),
    line('M-150 -310C-148 -336 -132 -352 -106 -354', INK.white, 13, 0.5),
  );
  return scene(
    'sand',
    khatim(800, 580, 520, INK.gold, 0.15),
    halo(800, 590, 540),
    inset(
      0.8,
      standing(560, 1090, 240),
      lifted(
        at(
          560,
          690,
          group(box(0, -520, 110, 190, 18, INK.white), box(0, -520, 110, 60, 18, INK.mintSoft), meter),
          { turn: -5 },
        ),
      ),
      lifted(at(508, 150, drop(68, 'gold'))),
      lifted(at(1120, 640, tooth('premolar'), { scale: 1.3 })),
      `<clipPath id="block"><rect x="880" y="700" width="480" height="330" rx="60"/></clipPath>`,
      lifted(
        `<g clip-path="url(#block)">${gumBand({ from: 860, to: 1380, y: 690, necks: [1120] }, 400)}</g>`,
      ),
      line('M930 960C980 990 1060 996 1120 996', INK.white, 14, 0.35),
      sparkle(1330, 360, 50, INK.white),
    ),
  );
}

function miswakAndBrush(): string {
  const fibres = Array.from({ length: 11 }, (_, index) => {
    const lean = (index - 5) * 9;
    return line(
      `M${(index - 5) * 7} 0Q${lean} -50 ${lean * 1.35} -${104 - Math.abs(index - 5) * 5}`,
      index % 2 ? '#f4e7c8' : '#e2cd9d',
      10,
    );
  });
  const miswak = group(
    ...fibres,
    shape(
      'M-44 0C-48 200 -40 420 -46 620C-40 648 40 648 44 620C38 420 50 200 44 0C20 14 -20 14 -44 0Z',
      '#b98f56',
    ),
    shape(
      'M14 8C24 200 14 420 18 640C34 638 42 632 44 620C38 420 50 200 44 0C36 6 26 8 14 8Z',
      '#94703d',
      0.7,
    ),
    shape('M-44 0C-45 40 -44 70 -44 96C-20 108 20 108 45 96C46 66 46 40 44 0C20 14 -20 14 -44 0Z', '#ecd9ae'),
    line('M-24 180C-28 210 -24 240 -28 270M-14 360C-18 400 -14 430 -18 470', '#94703d', 6, 0.6),
    line('M-30 120V560', INK.white, 6, 0.28),
  );
  return scene(
    'deep',
    shape(archPath(800, 1200, 900, 1080), 'arch-light', 0.2),
    shape(archPath(800, 1200, 720, 940), 'arch-light', 0.3),
    khatim(800, 600, 400, INK.mint, 0.22),
    inset(
      0.9,
      lifted(sprig(330, 1020, 1.2, -16), sprig(1270, 1020, 1.2, 16)),
      lifted(at(560, 330, miswak, { turn: -38, scale: 1.06 })),
      lifted(at(1042, 330, brush('gum-pale', INK.white), { turn: 128, scale: 1.36 })),
      sparkle(800, 250, 62, 'gold'),
      sparkle(470, 640, 26, INK.white, 0.8),
      sparkle(1130, 700, 26, INK.white, 0.8),
    ),
  );
}

export const NEWS_HABIT_SCENES = {
  'news-bleeding-gums': bleedingGums,
  'news-diabetes-and-gums': diabetesAndGums,
  'news-miswak-and-brush': miswakAndBrush,
};
