import { archLight, halo, khatim, scene, sparkle } from '#demo/illustrations/backdrop.ts';
import { INK } from '#demo/illustrations/palette.ts';
import { at, circle, group, lifted, line, ring } from '#demo/illustrations/svg.ts';
import { tooth, toothSection } from '#demo/illustrations/teeth.ts';
import { lens, rootFile } from '#demo/illustrations/tools.ts';

/** A molar in section, its nerve lit and calm. */
function sectionRoots(): string {
  return scene(
    'deep',
    khatim(800, 600, 540, INK.mint, 0.3),
    halo(800, 600, 540, INK.mint),
    ...[330, 420, 510].map((r) => ring(800, 600, r, INK.mintPale, 4, 0.35)),
    lifted(at(800, 610, toothSection(), { scale: 1.42 })),
    circle(800, 500, 120, 'glow', 0.5),
    circle(800, 528, 30, 'gold'),
    circle(790, 518, 8, INK.white, 0.8),
  );
}

/** A fine file on its way into the canal. */
function rootCanal(): string {
  return scene(
    'sand',
    archLight(800, 1200, 980, 1100),
    lifted(at(800, 760, toothSection(), { scale: 1.3 })),
    circle(800, 560, 92, INK.sand),
    at(800, 560, line('M-92 0C-80 60 80 60 92 0', INK.mint, 10, 0.6)),
    lifted(at(703, 900, rootFile('gold'), { scale: 1.36, turn: 9 })),
    line('M1010 330C1040 380 1040 430 1010 480', INK.leaf, 10, 0.7),
    line('M1044 452L1008 484L996 436', INK.leaf, 10, 0.7),
  );
}

/** A second look at a root, through the lens. */
function rootRetreatment(): string {
  return scene(
    'mist',
    halo(760, 560, 560),
    lifted(at(720, 520, tooth('molar', 'ghost'), { scale: 1.34 })),
    line('M1064 330A410 410 0 0 0 380 330', INK.brand, 20, 0.9),
    line('M372 250L376 338L462 326', INK.brand, 20, 0.9),
    '<clipPath id="seen"><circle cx="850" cy="740" r="200"/></clipPath>',
    lifted(circle(850, 740, 214, INK.tint)),
    `<g clip-path="url(#seen)">${group(circle(850, 740, 200, INK.white), at(700, 430, toothSection(), { scale: 1.86 }))}</g>`,
    at(850, 740, lens()),
    circle(908, 838, 22, 'gold'),
    sparkle(1130, 430, 36, INK.white),
  );
}

export const ROOT_SCENES = {
  'section-roots': sectionRoots,
  'root-canal': rootCanal,
  'root-retreatment': rootRetreatment,
};
