import { archLight, halo, inset, khatim, scene, sparkle } from '#demo/illustrations/backdrop.ts';
import { INK } from '#demo/illustrations/palette.ts';
import { at, circle, group, lifted, line, ring, shape } from '#demo/illustrations/svg.ts';
import { tooth, toothSection } from '#demo/illustrations/teeth.ts';
import { lens, rootFile } from '#demo/illustrations/tools.ts';

/** A molar in section, its nerve lit and calm. */
function sectionRoots(): string {
  return scene(
    'deep',
    khatim(800, 600, 540, INK.mint, 0.3),
    halo(800, 600, 540, INK.mint),
    inset(
      0.92,
      ...[330, 420, 510].map((r) => ring(800, 600, r, INK.mintPale, 4, 0.35)),
      lifted(at(800, 610, toothSection(), { scale: 1.42 })),
      circle(800, 500, 120, 'glow', 0.5),
      circle(800, 528, 30, 'gold'),
      circle(790, 518, 8, INK.white, 0.8),
    ),
  );
}

/** A fine file in the canal of a molar in section. */
function rootCanal(): string {
  const access = 'M-66 -236C-58 -180 -52 -140 -62 -56H62C52 -140 60 -180 66 -236C40 -206 -40 -206 -66 -236Z';
  return scene(
    'sand',
    archLight(800, 1200, 1000, 1120),
    inset(
      0.84,
      lifted(at(800, 730, group(toothSection(), shape(access, INK.sand)), { scale: 1.3 })),
      lifted(at(660, 990, rootFile('gold'), { scale: 1.62, turn: 12 })),
      sparkle(1070, 420, 34, INK.white),
      sparkle(1120, 500, 20, INK.white),
    ),
  );
}

/** A second look at a root, through the lens. */
function rootRetreatment(): string {
  return scene(
    'mist',
    halo(770, 580, 580),
    inset(
      0.87,
      line('M1110 400A420 420 0 0 0 396 350', INK.brand, 20, 0.85),
      line('M384 262L392 356L482 340', INK.brand, 20, 0.85),
      lifted(at(740, 560, tooth('molar'), { scale: 1.3 })),
      '<clipPath id="seen"><circle cx="866" cy="774" r="200"/></clipPath>',
      lifted(circle(866, 774, 214, INK.tint)),
      `<g clip-path="url(#seen)">${group(circle(866, 774, 200, INK.mintPale), at(686, 468, toothSection(), { scale: 1.86 }))}</g>`,
      at(866, 774, lens()),
      circle(894, 866, 24, 'gold'),
      circle(887, 859, 6, INK.white, 0.8),
    ),
  );
}

export const ROOT_SCENES = {
  'section-roots': sectionRoots,
  'root-canal': rootCanal,
  'root-retreatment': rootRetreatment,
};
