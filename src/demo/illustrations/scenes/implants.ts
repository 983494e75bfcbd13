import { archLight, halo, inset, khatim, scene, sparkle, standing } from '#demo/illustrations/backdrop.ts';
import { abutment, screw } from '#demo/illustrations/implants.ts';
import { bone, gumBand, lowerTooth } from '#demo/illustrations/mouth.ts';
import { INK } from '#demo/illustrations/palette.ts';
import { at, box, circle, group, lifted, line, ring, shape } from '#demo/illustrations/svg.ts';
import { tooth } from '#demo/illustrations/teeth.ts';

/** A finished implant between two neighbours, in section. */
function sectionImplants(): string {
  const necks = [80, 430, 800, 1170, 1520];
  return scene(
    'mist',
    archLight(800, 1200, 980, 1060),
    bone(-40, 1640, 690),
    lifted(
      at(80, 640, tooth('molar'), { scale: 0.84 }),
      at(430, 640, tooth('molar'), { scale: 0.88 }),
      at(1170, 640, tooth('molar'), { scale: 0.88, flip: true }),
      at(1520, 640, tooth('molar'), { scale: 0.84 }),
    ),
    lifted(at(800, 716, screw(), { scale: 1.16 })),
    `<g opacity=".86">${gumBand({ from: -40, to: 1640, y: 606, necks }, 112)}</g>`,
    at(800, 706, abutment('gold'), { scale: 1.1 }),
    lifted(at(800, 506, tooth('cap'), { scale: 0.92 })),
    sparkle(1010, 300, 40, INK.white, 0.9),
    sparkle(600, 250, 26, INK.white, 0.8),
  );
}

/** The three parts of an implant on one axis, in the gap that waits for them. */
function singleImplant(): string {
  const waiting = tooth('molar', 'ghost');
  return scene(
    'day',
    khatim(800, 600, 500, INK.mint, 0.35),
    halo(800, 600, 520),
    inset(
      0.86,
      `<g opacity=".5">${at(350, 620, waiting, { scale: 0.92 })}${at(1250, 620, waiting, { scale: 0.92 })}</g>`,
      line('M800 170V1040', INK.leaf, 6, 0.55, ' stroke-dasharray="2 24"'),
      standing(800, 1052, 190),
      lifted(at(800, 336, tooth('cap'), { scale: 1.02 })),
      lifted(at(800, 650, abutment('gold'), { scale: 1.2 })),
      lifted(at(800, 724, screw(), { scale: 1.02 })),
    ),
  );
}

/** An implant within the dial of one day. */
function immediateImplant(): string {
  const marks = Array.from({ length: 12 }, (_, index) => {
    const quarter = index % 3 === 0;
    const mark = box(0, -398, 12, quarter ? 44 : 26, 6, quarter ? INK.mintPale : INK.leaf);
    return at(800, 600, mark, { turn: index * 30 });
  });
  return scene(
    'deep',
    inset(
      0.9,
      circle(800, 600, 530, INK.leaf, 0.2),
      lifted(circle(800, 600, 430, 'brand-deep'), ring(800, 600, 430, INK.mintSoft, 22)),
      circle(800, 600, 332, 'day'),
      circle(800, 600, 332, 'glow', 0.9),
      ...marks,
      lifted(at(800, 652, screw(), { scale: 0.8 })),
      at(800, 646, abutment('metal'), { scale: 0.78 }),
      lifted(at(800, 510, tooth('cap'), { scale: 0.74 })),
      line('M800 170A430 430 0 0 1 1172.4 385', INK.gold, 22),
      circle(1172, 385, 28, 'gold'),
    ),
  );
}

/** A whole row of teeth carried by four implants. */
function fullArchImplants(): string {
  const slots = [-442, -316, -194, -68, 68, 194, 316, 442];
  const heights = [160, 186, 204, 232, 232, 204, 186, 160];
  const rise = (x: number) => (x * x) / 2600;
  const teeth = slots.map((x, index) => {
    const wide = index === 3 || index === 4 ? 136 : 126;
    return at(800 + x, 560 - rise(x), lowerTooth(wide, heights[index] ?? 180));
  });
  const screws = [-370, -124, 124, 370].map((x) =>
    at(800 + x, 704 - rise(x), group(screw(), box(0, -20, 128, 34, 12, 'gold')), {
      scale: 0.92,
      turn: x / -30,
    }),
  );
  return scene(
    'sand',
    halo(800, 590, 590),
    standing(800, 1060, 460),
    lifted(...screws),
    lifted(
      shape(
        'M290 520C440 556 620 600 800 600S1160 556 1310 520C1340 546 1334 622 1298 630C1150 668 960 698 800 698S450 668 302 630C266 622 260 546 290 520Z',
        'gum',
      ),
    ),
    lifted(...teeth),
    line('M320 610C480 650 640 672 800 672S1120 650 1280 610', INK.white, 10, 0.35),
  );
}

export const IMPLANT_SCENES = {
  'section-implants': sectionImplants,
  'single-implant': singleImplant,
  'immediate-implant': immediateImplant,
  'full-arch-implants': fullArchImplants,
};
