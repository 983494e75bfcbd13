import {
  cloud,
  GREEN_HILLS,
  halo,
  hills,
  inset,
  PALE_HILLS,
  scene,
  sparkle,
  standing,
  stars,
} from '#demo/illustrations/backdrop.ts';
import { face, sleepingFace } from '#demo/illustrations/faces.ts';
import { INK } from '#demo/illustrations/palette.ts';
import { at, box, circle, group, lifted, line, oval, shape } from '#demo/illustrations/svg.ts';
import { tooth } from '#demo/illustrations/teeth.ts';
import { mirror } from '#demo/illustrations/tools.ts';
import { teddy } from '#demo/illustrations/toys.ts';
import { clockFace } from '#demo/illustrations/travel.ts';

function preparingAChild(): string {
  return scene(
    'mist',
    halo(800, 580, 560),
    cloud(1240, 360, 0.9, 0.7),
    cloud(360, 300, 0.7, 0.6),
    hills(820, PALE_HILLS),
    standing(700, 1010, 280),
    standing(1110, 1010, 160),
    lifted(at(312, 440, mirror(), { scale: 0.66, turn: -20 })),
    lifted(at(700, 1010, teddy(), { scale: 1.16 })),
    lifted(at(1110, 836, tooth('milk'), { scale: 0.9 })),
    at(1110, 796, face(), { scale: 0.78 }),
    sparkle(1010, 420, 40, INK.white),
  );
}

function knockedOutTooth(): string {
  return scene(
    'mist',
    halo(760, 560, 560),
    inset(
      0.88,
      lifted(at(600, 500, clockFace(360, 0, 180))),
      shape('M600 500V140A360 360 0 0 1 600 860Z', 'gold', 0.42),
      at(600, 500, box(0, -252, 32, 270, 14, INK.deep)),
      at(600, 500, box(0, -18, 22, 290, 11, INK.brand)),
      circle(600, 500, 30, 'gold'),
      standing(1030, 1044, 260),
      at(1030, 1040, milkWithTooth(), { scale: 1.24 }),
      sparkle(1250, 300, 56, 'gold'),
      sparkle(1330, 410, 28, INK.white),
    ),
  );
}

/** A glass of milk standing on 0,0 with a tooth that looks out of it. */
function milkWithTooth(): string {
  const glass = 'M-190 -430L-150 -30C-146 -8 -130 0 -110 0H110C130 0 146 -8 150 -30L190 -430';
  return group(
    lifted(shape(`${glass}Z`, INK.mintSoft, 0.6)),
    oval(0, -290, 172, 28, INK.mintPale),
    lifted(at(6, -340, tooth('incisor'), { scale: 0.72, turn: 12 })),
    shape('M-172 -290A172 28 0 0 0 172 -290L168 -252H-168Z', INK.white),
    shape(
      'M-172 -290C-120 -254 120 -254 172 -290L148 -34C145 -18 130 -12 112 -12H-112C-130 -12 -145 -18 -148 -34Z',
      INK.white,
    ),
    shape('M172 -290L148 -34C145 -18 130 -12 112 -12H40C110 -40 120 -160 118 -266Z', INK.mintPale, 0.8),
    line('M-130 -230L-116 -80', INK.mintPale, 14, 0.9),
    line(glass, INK.white, 10, 0.9),
    line('M-190 -430A190 30 0 0 0 190 -430A190 30 0 0 0 -190 -430', INK.white, 9, 0.95),
  );
}

function pregnancyAndTeeth(): string {
  const cradle = 'M-300 -214A368 368 0 1 0 300 -214A330 330 0 1 1 -300 -214Z';
  return scene(
    'night',
    stars(),
    circle(800, 560, 500, 'glow', 0.28),
    hills(900, GREEN_HILLS),
    lifted(at(800, 560, shape(cradle, 'gold'), { turn: -8 })),
    lifted(at(790, 610, tooth('milk'), { scale: 1.06, turn: -6 })),
    at(786, 560, sleepingFace(), { scale: 0.92, turn: -6 }),
    lifted(
      at(
        800,
        748,
        shape(
          'M-250 -30C-170 -74 -90 -20 0 -44S170 -80 250 -40C240 60 150 150 0 156S-240 70 -250 -30Z',
          'gum-pale',
        ),
        { turn: -6 },
      ),
    ),
    at(
      800,
      748,
      group(
        line('M-226 -24C-160 -56 -86 -4 0 -28S160 -60 228 -28', INK.white, 14, 0.8),
        sparkle(-110, 50, 24, INK.white, 0.8),
        sparkle(20, 80, 24, INK.white, 0.8),
        sparkle(130, 30, 24, INK.white, 0.8),
      ),
      { turn: -6 },
    ),
    cloud(420, 860, 1.2, 0.95),
    cloud(1190, 830, 1.3, 0.95),
    line('M620 180V330', INK.mintSoft, 4, 0.6),
    sparkle(620, 350, 34, INK.white),
    line('M980 180V280', INK.mintSoft, 4, 0.6),
    sparkle(980, 300, 26, INK.white),
  );
}

export const NEWS_FAMILY_SCENES = {
  'news-preparing-a-child': preparingAChild,
  'news-knocked-out-tooth': knockedOutTooth,
  'news-pregnancy-and-teeth': pregnancyAndTeeth,
};
