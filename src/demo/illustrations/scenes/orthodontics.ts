import { halo, inset, khatim, scene, sparkle, standing } from '#demo/illustrations/backdrop.ts';
import { frontTooth, smileGum, smilePlaces, smileTeeth } from '#demo/illustrations/mouth.ts';
import { archTeeth, archTooth, bracket, wire } from '#demo/illustrations/orthodontics.ts';
import { INK } from '#demo/illustrations/palette.ts';
import { at, box, group, lifted, line, oval, shape } from '#demo/illustrations/svg.ts';

/** A row of teeth with braces, on the line of a smile. */
function sectionOrthodontics(): string {
  const places = smilePlaces(800, 430, 8, 1.24, 84);
  const marks = places.map(({ x, y, turn, width }) => ({ x, y: y + 130, turn, size: width / 150 }));
  return scene(
    'sand',
    khatim(800, 580, 520, INK.gold, 0.16),
    halo(800, 600, 560),
    lifted(smileGum(800, 384, 1010, 84, 200)),
    lifted(smileTeeth(places, 330)),
    wire('M262 548Q800 740 1338 548'),
    ...marks.map(({ x, y, turn, size }, index) =>
      at(x, y, bracket(index === 3 ? INK.gold : INK.brand), { turn, scale: size * 0.94 }),
    ),
    line('M520 946Q800 1050 1080 946', INK.leaf, 16, 0.5),
  );
}

/** Two braced teeth close up. */
function metalBraces(): string {
  const gum =
    'M0 0H1600V250C1500 330 1320 330 1246 276C1180 226 890 232 840 312C824 338 766 338 750 312C700 232 410 226 344 276C270 330 100 330 0 250Z';
  return scene(
    'mist',
    halo(800, 620, 580),
    lifted(at(90, 220, frontTooth(400, 660)), at(1500, 220, frontTooth(400, 660))),
    lifted(at(548, 210, frontTooth(470, 780))),
    lifted(at(1042, 210, frontTooth(470, 780))),
    lifted(shape(gum, 'gum')),
    line(
      'M0 250C100 330 270 330 344 276C410 226 700 232 750 312C766 338 824 338 840 312C890 232 1180 226 1246 276C1320 330 1500 330 1600 250',
      INK.white,
      12,
      0.4,
    ),
    wire('M-20 556C300 606 1300 606 1620 556', 24),
    lifted(at(548, 592, bracket(INK.gold), { scale: 2.15 })),
    lifted(at(1042, 592, bracket(INK.brand), { scale: 2.15 })),
    sparkle(1210, 400, 46, INK.white),
  );
}

/** The teeth from above, a clear aligner settled over them. */
function clearAligners(): string {
  const places = archTeeth(350, 470);
  const tray = (by: number, fill: string) =>
    group(
      ...places.map(({ x, y, turn, wide, deep }) =>
        at(x, y, box(0, -deep / 2 - by, wide + by * 2, deep + by * 2, deep * 0.4 + by, fill), { turn }),
      ),
    );
  const glints = places.map(({ x, y, turn, wide, deep }) =>
    at(
      x,
      y,
      line(
        `M${-wide * 0.24} ${-deep / 2 - 12}Q0 ${-deep / 2 - 20} ${wide * 0.24} ${-deep / 2 - 12}`,
        INK.white,
        10,
      ),
      {
        turn,
      },
    ),
  );
  return scene(
    'deep',
    halo(800, 610, 570, INK.mint),
    khatim(800, 690, 140, INK.mintSoft, 0.6),
    inset(
      0.94,
      lifted(at(800, 640, tray(26, INK.leaf))),
      at(800, 640, group(...places.map(archTooth))),
      `<mask id="rim">${at(800, 640, group(tray(30, INK.white), tray(22, '#000000')))}</mask>`,
      `<g opacity=".26">${at(800, 640, tray(26, INK.white))}</g>`,
      `<g mask="url(#rim)">${box(800, 0, 1600, 1200, 0, INK.tint, 0.9)}</g>`,
      at(800, 640, group(...glints)),
      sparkle(1170, 280, 62, 'gold'),
    ),
  );
}

/** A retainer resting in its open case. */
function retainers(): string {
  const rim = (x: number, y: number, fill: string, inside: string) =>
    group(
      shape(`M${x - 330} ${y}V${y + 90}A330 150 0 0 0 ${x + 330} ${y + 90}V${y}Z`, 'brand-deep'),
      oval(x, y, 330, 150, fill),
      oval(x, y + 4, 290, 124, inside),
    );
  return scene(
    'sand',
    halo(800, 560, 560),
    inset(
      0.9,
      standing(800, 1000, 420),
      shape('M470 740C430 470 560 260 800 260S1170 470 1130 740Z', 'leaf'),
      shape('M510 730C476 500 590 306 800 306S1124 500 1090 730Z', 'brand-deep', 0.5),
      line('M560 520C590 420 660 358 740 344', INK.white, 14, 0.4),
      box(800, 716, 130, 40, 18, INK.deep),
      lifted(rim(800, 790, 'brand', INK.deep)),
      lifted(
        shape(
          'M590 812C580 700 660 640 800 640S1020 700 1010 812C1008 850 960 858 944 824C920 760 880 730 800 730S680 760 656 824C640 858 592 850 590 812Z',
          'glass',
        ),
        shape(
          'M590 812C580 700 660 640 800 640S1020 700 1010 812C1008 850 960 858 944 824C920 760 880 730 800 730S680 760 656 824C640 858 592 850 590 812Z',
          INK.mintSoft,
          0.75,
        ),
      ),
      line('M604 792C600 660 690 618 800 618S1000 660 996 792', INK.gold, 13),
      line('M628 744C644 690 690 664 744 656', INK.white, 12, 0.9),
    ),
  );
}

export const ORTHODONTIC_SCENES = {
  'section-orthodontics': sectionOrthodontics,
  'metal-braces': metalBraces,
  'clear-aligners': clearAligners,
  retainers,
};
