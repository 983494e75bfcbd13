import { archLight, halo, khatim, scene, sparkle, standing } from '#demo/illustrations/backdrop.ts';
import { abutment, screw } from '#demo/illustrations/implants.ts';
import { bone, gumBand } from '#demo/illustrations/mouth.ts';
import { INK } from '#demo/illustrations/palette.ts';
import { at, box, circle, group, lifted, line, ring, shape } from '#demo/illustrations/svg.ts';
import { tooth } from '#demo/illustrations/teeth.ts';

/** A finished implant between two neighbours, in section. */
function sectionImplants(): string {
  const necks = [70, 440, 800, 1160, 1530];
  return scene(
    'mist',
    archLight(800, 1200, 980, 1060),
    bone(-40, 1640, 720),
    gumBand({ from: -40, to: 1640, y: 634, necks }, 120),
    lifted(
      at(70, 640, tooth('molar'), { scale: 0.86 }),
      at(440, 640, tooth('molar'), { scale: 0.92 }),
      at(1160, 640, tooth('molar'), { scale: 0.92, flip: true }),
      at(1530, 640, tooth('molar'), { scale: 0.86 }),
    ),
    lifted(at(800, 700, screw('metal-dark'), { scale: 1.12 })),
    at(800, 694, abutment('gold'), { scale: 1.05 }),
    lifted(at(800, 520, tooth('cap'), { scale: 0.94 })),
    sparkle(1010, 330, 40, INK.white, 0.9),
    sparkle(604, 268, 26, INK.white, 0.8),
  );
}

/** The three parts of an implant on one axis. */
function singleImplant(): string {
  return scene(
    'day',
    khatim(800, 600, 500, INK.mint, 0.35),
    halo(800, 600, 480),
    line('M800 170V1040', INK.leaf, 6, 0.55, ' stroke-dasharray="2 24"'),
    standing(800, 1052, 190),
    lifted(at(800, 330, tooth('cap'), { scale: 0.98 })),
    lifted(at(800, 650, abutment('gold'), { scale: 1.15 })),
    lifted(at(800, 724, screw('metal-dark'), { scale: 1 })),
    ...[-1, 1].map((side) =>
      group(
        line(
          `M${800 + side * 250} 560C${800 + side * 310} 640 ${800 + side * 310} 740 ${800 + side * 250} 820`,
          INK.leaf,
          10,
          0.7,
        ),
        line(`M${800 + side * 292} 806L${800 + side * 250} 822L${800 + side * 250} 776`, INK.leaf, 10, 0.7),
      ),
    ),
  );
}

/** An implant within the dial of one day. */
function immediateImplant(): string {
  const marks = Array.from({ length: 12 }, (_, index) =>
    at(800, 600, box(0, -398, 12, index % 3 === 0 ? 46 : 26, 6, index % 3 === 0 ? INK.mint : INK.leaf), {
      turn: index * 30,
    }),
  );
  return scene(
    'deep',
    circle(800, 600, 520, INK.leaf, 0.2),
    lifted(circle(800, 600, 430, 'brand-deep'), ring(800, 600, 430, INK.mintSoft, 22)),
    circle(800, 600, 330, INK.tint),
    circle(800, 600, 330, 'glow', 0.9),
    ...marks,
    line('M800 600m0 -375A375 375 0 0 1 1124.8 412.500', INK.gold, 0.1),
    at(800, 646, screw('metal-dark'), { scale: 0.76 }),
    at(800, 646, abutment('metal'), { scale: 0.72 }),
    lifted(at(800, 520, tooth('cap'), { scale: 0.68 })),
    shape('M800 170A430 430 0 0 1 1172.400 385', 'none'),
    line('M800 170A430 430 0 0 1 1172.4 385', INK.gold, 22),
    circle(1172, 385, 26, 'gold'),
  );
}

/** A whole row of teeth carried by four implants. */
function fullArchImplants(): string {
  const slots = [-408, -290, -180, -62, 62, 180, 290, 408];
  const heights = [150, 172, 186, 210, 210, 186, 172, 150];
  const rise = (x: number) => (x * x) / 2600;
  const teeth = slots.map((x, index) => {
    const wide = index === 3 || index === 4 ? 122 : 112;
    const tall = heights[index] ?? 170;
    return lifted(at(800 + x, 560 - rise(x), upright(wide, tall)));
  });
  const screws = [-350, -122, 122, 350].map((x) =>
    group(
      at(800 + x, 694 - rise(x), screw('metal-dark'), { scale: 0.86, turn: x / -28 }),
      box(800 + x, 652 - rise(x), 92, 34, 12, 'gold'),
    ),
  );
  return scene(
    'sand',
    halo(800, 560, 560),
    ...screws,
    shape(
      'M318 540C440 560 620 600 800 600S1160 560 1282 540C1306 556 1300 628 1268 634C1140 660 960 690 800 690S460 660 332 634C300 628 294 556 318 540Z',
      'gum',
    ),
    ...teeth,
    line('M340 612C480 640 640 662 800 662S1120 640 1260 612', INK.white, 10, 0.35),
  );
}

function upright(wide: number, tall: number): string {
  const w = wide / 2;
  const d = `M${-w * 0.7} 46C${-w * 1.02} ${-tall * 0.3} ${-w} ${-tall * 0.6} ${-w * 0.9} ${-tall * 0.86}C${-w * 0.8} ${-tall} ${-w * 0.4} ${-tall * 1.02} 0 ${-tall * 1.02}S${w * 0.8} ${-tall} ${w * 0.9} ${-tall * 0.86}C${w} ${-tall * 0.6} ${w * 1.02} ${-tall * 0.3} ${w * 0.7} 46C${w * 0.3} 64 ${-w * 0.3} 64 ${-w * 0.7} 46Z`;
  return group(
    shape(d, 'enamel'),
    line(
      `M${w * 0.74} ${-tall * 0.8}C${w * 0.84} ${-tall * 0.4} ${w * 0.8} ${-tall * 0.1} ${w * 0.6} 26`,
      INK.mint,
      12,
      0.5,
    ),
    line(
      `M${-w * 0.56} ${-tall * 0.76}C${-w * 0.66} ${-tall * 0.56} ${-w * 0.66} ${-tall * 0.42} ${-w * 0.64} ${-tall * 0.34}`,
      INK.white,
      11,
      0.95,
    ),
  );
}

export const IMPLANT_SCENES = {
  'section-implants': sectionImplants,
  'single-implant': singleImplant,
  'immediate-implant': immediateImplant,
  'full-arch-implants': fullArchImplants,
};
