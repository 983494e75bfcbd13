import {
  archLight,
  archPath,
  halo,
  khatim,
  plinth,
  scene,
  sparkle,
  standing,
} from '#demo/illustrations/backdrop.ts';
import { smilePlaces, smileTeeth } from '#demo/illustrations/mouth.ts';
import { INK } from '#demo/illustrations/palette.ts';
import { at, box, circle, group, lifted, line, shape } from '#demo/illustrations/svg.ts';
import { tooth, toothPath } from '#demo/illustrations/teeth.ts';
import { curingLight } from '#demo/illustrations/tools.ts';

/** A wide, even smile. */
function sectionCosmetic(): string {
  const inside = 'M352 470C480 500 1120 500 1248 470C1220 730 1040 872 800 872S380 730 352 470Z';
  return scene(
    'mist',
    halo(800, 600, 590),
    lifted(
      shape(
        'M270 440C400 356 560 336 680 376C730 392 760 400 800 400S870 392 920 376C1040 336 1200 356 1330 440C1350 452 1350 478 1332 494C1290 800 1080 968 800 968S310 800 268 494C250 478 250 452 270 440Z',
        'brand',
      ),
    ),
    `<clipPath id="mouth"><path d="${inside}"/></clipPath>`,
    shape(inside, INK.deep),
    `<g clip-path="url(#mouth)">${group(
      shape('M560 900C600 760 700 740 800 770C900 740 1000 760 1040 900Z', 'leaf', 0.8),
      smileTeeth(smilePlaces(800, 430, 10, 0.96, 66), 280),
    )}</g>`,
    line('M470 866C560 930 680 950 800 950', INK.white, 14, 0.25),
    line('M400 424C500 386 590 378 660 400', INK.white, 12, 0.3),
    sparkle(1180, 330, 92, 'gold'),
    sparkle(1280, 246, 36, INK.white),
  );
}

/** One tooth, half as it was and half brighter, above a scale of shades. */
function whitening(): string {
  const shades = ['#dcc79c', '#e6d6b6', '#efe5d3', '#f8f3ea', '#ffffff'];
  const tabs = shades.map((fill, index) =>
    group(box(560 + index * 120, 900, 88, 120, 30, fill), box(560 + index * 120, 1010, 40, 60, 10, 'metal')),
  );
  return scene(
    'day',
    halo(800, 500, 520),
    ...Array.from({ length: 9 }, (_, index) =>
      at(830, 500, box(0, -470, 14, 80, 7, INK.leaf, 0.55), { turn: 10 + index * 18 }),
    ),
    lifted(at(800, 520, tooth('molar', 'dull'), { scale: 1.18 })),
    '<clipPath id="bright"><path d="M812 120C780 300 840 420 800 560S790 780 800 900H1300V120Z"/></clipPath>',
    `<g clip-path="url(#bright)">${at(800, 520, tooth('molar'), { scale: 1.18 })}</g>`,
    line('M809 246C790 340 832 440 800 560', INK.mint, 8, 0.5),
    lifted(...tabs),
    sparkle(1000, 330, 60, 'gold'),
  );
}

/** A thin shell approaching the face of a tooth, in front of a mirror. */
function porcelainVeneers(): string {
  const shell =
    'M0 -222C-46 -228 -88 -226 -104 -206C-128 -172 -122 -96 -106 -30C-98 10 -60 34 0 34S98 10 106 -30C122 -96 128 -172 104 -206C88 -226 46 -228 0 -222Z';
  return scene(
    'sand',
    khatim(800, 560, 520, INK.gold, 0.16),
    standing(800, 1080, 380),
    lifted(shape(archPath(800, 1010, 720, 880), 'brand'), shape(archPath(800, 970, 640, 800), 'mist')),
    shape('M560 970L1040 330C1080 380 1110 440 1118 500L760 970Z', INK.white, 0.22),
    box(800, 1010, 860, 56, 28, 'brand-deep'),
    lifted(at(690, 640, tooth('incisor', 'dull'), { scale: 1.2 })),
    line('M850 430H940M850 520H960M850 610H940', INK.leaf, 10, 0.8),
    lifted(
      at(
        1010,
        640,
        group(
          shape(shell, 'enamel'),
          line('M92 -186C104 -130 98 -70 84 -20', INK.mint, 16, 0.5),
          line('M-82 -86C-94 -130 -90 -166 -72 -186', INK.white, 16),
        ),
        { scale: 1.2 },
      ),
    ),
    sparkle(1132, 340, 62, 'gold'),
  );
}

/** A chipped corner being rebuilt under a curing light. */
function compositeBonding(): string {
  return scene(
    'day',
    archLight(760, 1200, 900, 1090),
    plinth(760, 1010, 330),
    lifted(at(760, 700, tooth('incisor'), { scale: 1.34 })),
    '<clipPath id="corner"><path d="M770 300L990 300L990 620C930 590 920 530 880 500C840 470 800 420 770 300Z"/></clipPath>',
    `<g clip-path="url(#corner)">${at(760, 700, shape(toothPath('incisor'), 'gold'), { scale: 1.34 })}${at(760, 700, line('M96 -226C128 -190 134 -150 128 -110', INK.white, 14, 0.5), { scale: 1.34 })}</g>`,
    line('M776 360C800 430 840 470 880 500C914 528 924 570 938 590', INK.white, 9, 0.9),
    circle(900, 440, 170, 'glow', 0.7),
    lifted(at(960, 380, curingLight(), { scale: 1.05 })),
  );
}

export const COSMETIC_SCENES = {
  'section-cosmetic': sectionCosmetic,
  whitening,
  'porcelain-veneers': porcelainVeneers,
  'composite-bonding': compositeBonding,
};
