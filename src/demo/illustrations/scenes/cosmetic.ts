import {
  archLight,
  archPath,
  halo,
  inset,
  khatim,
  plinth,
  scene,
  sparkle,
  standing,
} from '#demo/illustrations/backdrop.ts';
import { frontTooth, smilePlaces, smileTeeth } from '#demo/illustrations/mouth.ts';
import { INK } from '#demo/illustrations/palette.ts';
import { at, box, circle, group, lifted, line, shape } from '#demo/illustrations/svg.ts';
import { tooth, toothPath } from '#demo/illustrations/teeth.ts';
import { curingLight } from '#demo/illustrations/tools.ts';

/** A wide, even smile. */
function sectionCosmetic(): string {
  const inside =
    'M330 486C480 530 640 548 800 548S1120 530 1270 486C1230 700 1050 830 800 830S370 700 330 486Z';
  return scene(
    'mist',
    halo(800, 600, 590),
    lifted(
      shape(
        'M250 440C400 420 560 410 690 446C730 456 770 462 800 462S870 456 910 446C1040 410 1200 420 1350 440C1368 446 1372 470 1356 484C1290 760 1080 920 800 920S310 760 244 484C228 470 232 446 250 440Z',
        'gum',
      ),
    ),
    `<clipPath id="mouth"><path d="${inside}"/></clipPath>`,
    shape(inside, 'leaf'),
    `<g clip-path="url(#mouth)">${smileTeeth(smilePlaces(800, 440, 10, 1, 64), 350)}</g>`,
    line('M392 474C520 452 600 450 690 476', INK.white, 12, 0.4),
    line('M540 836C620 876 700 892 800 892', INK.white, 14, 0.4),
    sparkle(1180, 320, 96, 'gold'),
    sparkle(1290, 232, 36, INK.white),
  );
}

/** One tooth, half as it was and half brighter, above a scale of shades; it brightens in reading order. */
function whitening(): string {
  const shades = [INK.white, '#faf6ee', '#f3ead8', '#eadbbd', '#dcc79c'];
  const tabs = shades.map((fill, index) =>
    group(box(530 + index * 135, 880, 104, 140, 40, fill), box(530 + index * 135, 1000, 40, 60, 10, 'metal')),
  );
  const rays = Array.from({ length: 7 }, (_, index) =>
    at(780, 470, box(0, -470, 16, 74, 8, INK.leaf, 0.6), { turn: -18 - index * 20 }),
  );
  return scene(
    'day',
    halo(800, 480, 560),
    inset(
      0.84,
      ...rays,
      lifted(at(800, 480, tooth('molar', 'dull'), { scale: 1.3 })),
      '<clipPath id="bright"><path d="M800 60C770 240 830 340 800 470S790 700 800 900H300V60Z"/></clipPath>',
      `<g clip-path="url(#bright)">${at(800, 480, tooth('molar'), { scale: 1.3 })}</g>`,
      line('M799 222C780 340 818 400 800 470C796 500 796 530 798 560', INK.white, 10, 0.9),
      lifted(box(800, 1030, 700, 60, 30, 'brand')),
      lifted(...tabs),
      sparkle(590, 230, 74, 'gold'),
    ),
  );
}

const SHELL =
  'M0 -150C40 -154 70 -152 78 -130C96 -80 104 -20 102 40C100 100 72 124 0 124S-100 100 -102 40C-104 -20 -96 -80 -78 -130C-70 -152 -40 -154 0 -150Z';

/** A thin shell on its way to one of the front teeth in the mirror. */
function porcelainVeneers(): string {
  const glass = archPath(820, 972, 760, 812);
  const teeth = [-262, -94, 94, 262].map((x, index) => {
    const middle = index === 1 || index === 2;
    return at(
      820 + x,
      440,
      frontTooth(middle ? 186 : 156, middle ? 320 : 280, index === 1 ? 'enamel-dull' : 'round'),
    );
  });
  const shell = group(
    at(16, 10, shape(SHELL, INK.mint)),
    shape(SHELL, 'round'),
    line('M-66 -84C-78 -40 -80 0 -78 30', INK.white, 15),
  );
  return scene(
    'sand',
    khatim(800, 560, 520, INK.gold, 0.16),
    inset(
      0.86,
      standing(820, 1080, 430),
      lifted(shape(archPath(820, 1010, 840, 890), 'brand')),
      `<clipPath id="mirror"><path d="${glass}"/></clipPath>`,
      shape(glass, 'day'),
      `<g clip-path="url(#mirror)">${group(
        lifted(...teeth),
        lifted(
          shape(
            'M400 100H1240V440C1190 470 1150 480 1082 450C1030 428 1000 440 968 470C930 420 860 414 820 474C780 414 710 420 672 470C640 440 610 428 558 450C490 480 450 470 400 440Z',
            'gum',
          ),
        ),
        shape('M560 972L1060 260C1130 330 1180 420 1190 520L850 972Z', INK.white, 0.14),
      )}</g>`,
      lifted(box(820, 1008, 960, 58, 29, 'brand-deep')),
      line('M640 640Q690 620 712 590', INK.brand, 9, 0.8, ' stroke-dasharray="2 22"'),
      lifted(at(500, 700, shell, { scale: 1.24, turn: -8 })),
      sparkle(400, 480, 66, 'gold'),
    ),
  );
}

/** A chipped corner being rebuilt under a curing light. */
function compositeBonding(): string {
  const corner = 'M770 330L1010 330L1010 640C950 610 940 550 890 510C846 476 800 430 770 330Z';
  return scene(
    'day',
    archLight(760, 1200, 900, 1090),
    inset(
      0.84,
      plinth(760, 1000, 330),
      lifted(at(760, 700, tooth('incisor'), { scale: 1.24 })),
      `<clipPath id="corner"><path d="${corner}"/></clipPath>`,
      `<g clip-path="url(#corner)">${at(760, 700, shape(toothPath('incisor'), 'gold'), { scale: 1.24 })}</g>`,
      line('M783 384C808 442 850 480 890 510C930 542 942 580 952 600', INK.white, 10, 0.95),
      circle(900, 450, 170, 'glow', 0.75),
      lifted(at(990, 390, curingLight(), { scale: 0.98 })),
      sparkle(560, 360, 40, INK.white),
      sparkle(500, 470, 24, INK.white, 0.9),
    ),
  );
}

export const COSMETIC_SCENES = {
  'section-cosmetic': sectionCosmetic,
  whitening,
  'porcelain-veneers': porcelainVeneers,
  'composite-bonding': compositeBonding,
};
