import { halo, khatim, scene, sparkle, standing } from '#demo/illustrations/backdrop.ts';
import { frontTooth, smilePlaces, smileTeeth } from '#demo/illustrations/mouth.ts';
import { archTeeth, archTooth, bracket, wire } from '#demo/illustrations/orthodontics.ts';
import { INK } from '#demo/illustrations/palette.ts';
import { at, box, group, lifted, line, oval, shape } from '#demo/illustrations/svg.ts';

/** A row of teeth with braces, on the line of a smile. */
function sectionOrthodontics(): string {
  const places = smilePlaces(800, 410, 8, 1.22, 110);
  const marks = places.map(({ x, y, turn, width }) => ({ x, y: y + 118, turn, size: width / 190 }));
  const first = marks[0];
  const curve = marks.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return scene(
    'sand',
    khatim(800, 560, 500, INK.gold, 0.16),
    halo(800, 580, 540),
    shape(
      'M250 300C430 250 1170 250 1350 300C1372 330 1366 400 1330 424C1180 520 1000 560 800 560S420 520 270 424C234 400 228 330 250 300Z',
      'gum',
    ),
    line('M300 318C480 278 1120 278 1300 318', INK.white, 12, 0.35),
    lifted(smileTeeth(places, 300)),
    wire(
      `M${(first?.x ?? 0) - 60} ${(first?.y ?? 0) - 26}${curve.replace('M', 'L')}L1306 ${(first?.y ?? 0) - 26}`,
    ),
    ...marks.map(({ x, y, turn, size }, index) =>
      at(x, y, bracket(index === 3 ? INK.gold : INK.brand), { turn, scale: size * 0.98 }),
    ),
    line('M470 900C640 1010 960 1010 1130 900', INK.leaf, 16, 0.55),
  );
}

/** Two braced teeth close up. */
function metalBraces(): string {
  return scene(
    'mist',
    halo(800, 600, 560),
    lifted(at(560, 210, frontTooth(430, 760))),
    lifted(at(1030, 210, frontTooth(430, 760))),
    shape(
      'M120 60H1480V250C1400 300 1290 306 1220 262C1160 226 900 226 850 300C830 330 760 330 740 300C690 226 430 226 370 262C300 306 200 300 120 250Z',
      'gum',
    ),
    shape(
      'M0 0H1600V250C1500 330 1320 330 1246 276C1180 226 890 232 840 312C824 338 766 338 750 312C700 232 410 226 344 276C270 330 100 330 0 250Z',
      'gum',
    ),
    line(
      'M0 250C100 330 270 330 344 276C410 226 700 232 750 312C766 338 824 338 840 312C890 232 1180 226 1246 276C1320 330 1500 330 1600 250',
      INK.white,
      12,
      0.4,
    ),
    wire('M-20 566C300 606 1300 606 1620 566', 22),
    lifted(at(560, 590, bracket(INK.gold), { scale: 2.05 })),
    lifted(at(1030, 592, bracket(INK.brand), { scale: 2.05 })),
    sparkle(1190, 400, 46, INK.white),
  );
}

/** The teeth from above, a clear aligner settling over them. */
function clearAligners(): string {
  const places = archTeeth(360, 470);
  const track = (scale: number) =>
    places
      .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${Math.round(x * scale)} ${Math.round(y * scale)}`)
      .join('');
  const tray = track(1);
  return scene(
    'deep',
    halo(800, 600, 560, INK.mint),
    khatim(800, 640, 170, INK.mintSoft, 0.5),
    lifted(at(800, 630, group(line(tray, INK.leaf, 150), ...places.map((place) => archTooth(place, 1))))),
    at(
      800,
      630,
      group(
        line(tray, INK.tint, 176, 0.24),
        line(tray, INK.white, 150, 0.16),
        line(track(1.19), INK.white, 9, 0.85),
        line(track(0.8), INK.white, 6, 0.5),
      ),
    ),
    sparkle(1090, 280, 54, 'gold'),
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
  );
}

export const ORTHODONTIC_SCENES = {
  'section-orthodontics': sectionOrthodontics,
  'metal-braces': metalBraces,
  'clear-aligners': clearAligners,
  retainers,
};
