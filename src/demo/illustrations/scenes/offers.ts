import {
  archPath,
  cloud,
  halo,
  hills,
  inset,
  khatim,
  PALE_HILLS,
  plinth,
  scene,
  sparkle,
  standing,
} from '#demo/illustrations/backdrop.ts';
import { face } from '#demo/illustrations/faces.ts';
import { bow, cushion, tag, umbrella } from '#demo/illustrations/gifts.ts';
import { smileGum, smilePlaces, smileTeeth } from '#demo/illustrations/mouth.ts';
import { drop } from '#demo/illustrations/objects.ts';
import { wire } from '#demo/illustrations/orthodontics.ts';
import { INK } from '#demo/illustrations/palette.ts';
import { at, circle, group, lifted, line, type Point, polygon, shape } from '#demo/illustrations/svg.ts';
import { tooth, toothPath } from '#demo/illustrations/teeth.ts';
import { mirror } from '#demo/illustrations/tools.ts';

/** A tooth done up as a present. */
function offerWhitening(): string {
  const ribbon = group(
    shape('M-260 -64C-120 -20 120 -20 260 -64V6C120 50 -120 50 -260 6Z', 'gold'),
    line('M-260 -46C-120 -2 120 -2 260 -46M-260 -10C-120 34 120 34 260 -10', INK.white, 5, 0.45),
  );
  return scene(
    'mist',
    halo(800, 590, 570),
    inset(
      0.9,
      standing(800, 1020, 280),
      lifted(at(800, 680, tooth('molar'), { scale: 1.42 })),
      `<clipPath id="wrapped"><path d="${toothPath('molar')}" transform="translate(800 680) scale(1.42)"/></clipPath>`,
      `<g clip-path="url(#wrapped)">${at(800, 610, ribbon, { scale: 1.42 })}</g>`,
      lifted(at(800, 590, bow(), { scale: 1.16 })),
      sparkle(1180, 330, 84, INK.white),
      sparkle(1270, 450, 34, INK.white),
      sparkle(420, 380, 52, 'gold'),
      sparkle(380, 820, 30, INK.white, 0.9),
    ),
  );
}

/** A mirror in which a sound tooth is seen, with a tag on its handle. */
function offerCheckup(): string {
  return scene(
    'sand',
    khatim(800, 600, 540, INK.gold, 0.15),
    halo(740, 500, 500),
    inset(
      0.94,
      lifted(
        at(
          700,
          440,
          group(
            mirror(),
            circle(0, 0, 140, 'day'),
            at(0, 6, tooth('molar'), { scale: 0.4 }),
            line('M-112 -30C-100 -78 -66 -108 -20 -116', INK.white, 13, 0.95),
          ),
          { scale: 1.56, turn: -24 },
        ),
      ),
      line('M905 915C960 860 1040 800 1110 764', INK.brand, 7, 0.9),
      lifted(at(1112, 752, tag(), { scale: 1.2, turn: -10 })),
      sparkle(1080, 300, 60, INK.white),
      sparkle(1170, 400, 30, INK.white),
      sparkle(400, 780, 34, INK.white),
    ),
  );
}

/** Three small teeth under an umbrella. */
function offerFluoride(): string {
  const small = (x: number, y: number, scale: number) =>
    group(
      standing(x, y + 190 * scale, 150 * scale),
      lifted(at(x, y, tooth('milk'), { scale })),
      at(x, y - 42 * scale, face(), { scale: scale * 0.9 }),
    );
  return scene(
    'day',
    halo(800, 600, 560),
    cloud(300, 400, 0.9, 0.95),
    cloud(1320, 460, 0.8, 0.95),
    hills(850, PALE_HILLS),
    ...[
      [420, 250, 34],
      [600, 190, 26],
      [1010, 196, 30],
      [1190, 262, 36],
    ].map(([x = 0, y = 0, r = 0]) => lifted(at(x, y, drop(r, 'gold')))),
    lifted(at(800, 250, umbrella(), { scale: 1.04 })),
    small(560, 836, 0.72),
    small(1050, 836, 0.72),
    small(806, 850, 0.88),
  );
}

/** A rounded star of five points around 0,0. */
function fivePointed(r: number): string {
  const points = Array.from({ length: 10 }, (_, index): Point => {
    const reach = index % 2 === 0 ? r : r * 0.5;
    const angle = ((index - 2.5) * Math.PI) / 5;
    return [reach * Math.cos(angle), reach * Math.sin(angle)];
  });
  return polygon(points);
}

/** Braces whose brackets are stars. */
function offerBraces(): string {
  const places = smilePlaces(800, 440, 8, 1.2, 96);
  return scene(
    'deep',
    khatim(800, 600, 540, INK.mint, 0.2),
    halo(800, 600, 560, INK.mint),
    inset(
      0.96,
      lifted(smileGum(800, 398, 980, 96, 180)),
      lifted(smileTeeth(places, 330)),
      wire('M270 556Q800 768 1330 556', 13),
      ...places.map(({ x, y, turn, width }, index) =>
        lifted(
          at(x, y + 132, shape(fivePointed(64), 'gold'), {
            turn: turn + (index % 2 ? 8 : -8),
            scale: width / 168,
          }),
        ),
      ),
      line('M560 930Q800 1020 1040 930', INK.mint, 16, 0.6),
      sparkle(1180, 200, 50, INK.white),
      sparkle(420, 220, 34, INK.white, 0.9),
    ),
  );
}

/** A crown carried on a cushion. */
function offerCrowns(): string {
  return scene(
    'mist',
    shape(archPath(800, 1200, 920, 1100), 'arch-light', 0.6),
    shape(archPath(800, 1200, 720, 940), 'arch-light', 0.7),
    khatim(800, 520, 400, INK.white, 0.6),
    inset(
      0.92,
      plinth(800, 990, 420, '#e7f3ef', 'leaf'),
      lifted(at(800, 740, cushion(), { scale: 1.1 })),
      lifted(at(800, 580, tooth('cap'), { scale: 1.3 })),
      line('M560 700C640 736 960 736 1040 700', INK.deep, 10, 0.12),
      sparkle(800, 230, 66, 'gold'),
      sparkle(1090, 390, 40, INK.white),
      sparkle(500, 420, 30, INK.white),
    ),
  );
}

export const OFFER_SCENES = {
  'offer-whitening': offerWhitening,
  'offer-checkup': offerCheckup,
  'offer-fluoride': offerFluoride,
  'offer-braces': offerBraces,
  'offer-crowns': offerCrowns,
};
