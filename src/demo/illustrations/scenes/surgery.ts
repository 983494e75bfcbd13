import { archLight, khatim, plinth, scene, sparkle } from '#demo/illustrations/backdrop.ts';
import { bone, gumBand } from '#demo/illustrations/mouth.ts';
import { card } from '#demo/illustrations/objects.ts';
import { INK } from '#demo/illustrations/palette.ts';
import { at, circle, group, lifted, line, shape } from '#demo/illustrations/svg.ts';
import { tooth, toothPath } from '#demo/illustrations/teeth.ts';
import { lamp, mirror } from '#demo/illustrations/tools.ts';

/** A molar and a mirror under the clinic's lamp. */
function sectionSurgery(): string {
  return scene(
    'deep',
    khatim(760, 640, 520, INK.mint, 0.22),
    shape('M580 320L300 1010H1220L940 320Z', 'beam'),
    plinth(760, 980, 430, '#e7f3ef'),
    lifted(at(700, 730, tooth('molar'), { scale: 1.02 })),
    lifted(at(1020, 560, mirror(), { scale: 0.82, turn: 20 })),
    at(760, 310, lamp()),
    circle(760, 172, 15, 'gold'),
  );
}

/** An x-ray with one wisdom tooth leaning on its neighbour. */
function wisdomTooth(): string {
  const film = (x: number, y: number, scale: number, turn: number, strong = 0.62) =>
    at(
      x,
      y,
      group(
        shape(toothPath('molar'), INK.mintPale, strong),
        shape(
          'M0 -70C-30 -96 -60 -90 -64 -60C-70 0 -90 90 -104 180C-80 90 -60 20 0 6C60 20 80 90 104 180C90 90 70 0 64 -60C60 -90 30 -96 0 -70Z',
          INK.brand,
          0.65,
        ),
      ),
      { scale, turn },
    );
  return scene(
    'mist',
    archLight(800, 1200, 1120, 1120),
    lifted(at(800, 600, card(1060, 720, 'brand-deep', 56), { turn: -3 })),
    at(
      800,
      600,
      group(
        shape(
          'M-490 60C-330 20 -120 60 60 76C240 90 380 60 490 20V300C490 320 474 330 460 330H-460C-476 330 -490 318 -490 300Z',
          INK.leaf,
          0.4,
        ),
        film(-350, 10, 0.5, -2),
        film(-130, 22, 0.52, 2),
        film(94, 22, 0.54, 0, 0.75),
        film(338, 64, 0.52, -52, 0.95),
        at(338, 64, line(toothPath('molar'), INK.gold, 20), { scale: 0.56, turn: -52 }),
        line('M-450 -290H-330M-450 -256H-380', INK.mint, 10, 0.5),
        circle(440, -280, 18, INK.mint, 0.5),
      ),
      { turn: -3 },
    ),
    shape('M420 280L700 250L300 920L260 640Z', INK.white, 0.05),
  );
}

/** A tooth rising calmly from its place. */
function toothExtraction(): string {
  const necks = [300, 800, 1300];
  return scene(
    'day',
    archLight(800, 1200, 760, 1130),
    bone(-40, 1640, 850),
    gumBand({ from: -40, to: 1640, y: 770, necks }, 130),
    shape(
      'M640 816C700 850 900 850 960 816C950 960 930 1090 880 1096C830 1096 850 960 800 960S770 1096 720 1096C670 1090 650 960 640 816Z',
      INK.sandDeep,
    ),
    shape(
      'M640 816C700 850 900 850 960 816C956 870 950 920 940 960C900 880 700 880 660 960C650 920 644 870 640 816Z',
      INK.mint,
      0.5,
    ),
    lifted(
      at(270, 780, tooth('molar'), { scale: 0.92 }),
      at(1330, 780, tooth('molar'), { scale: 0.92, flip: true }),
    ),
    lifted(at(800, 510, tooth('molar'), { scale: 0.98 })),
    ...[-1, 1].map((side) =>
      group(
        line(`M${800 + side * 270} 640V470`, INK.brand, 12, 0.8),
        line(
          `M${800 + side * 270 - 32} 506L${800 + side * 270} 470L${800 + side * 270 + 32} 506`,
          INK.brand,
          12,
          0.8,
        ),
      ),
    ),
    sparkle(960, 270, 52, 'gold'),
  );
}

export const SURGERY_SCENES = {
  'section-surgery': sectionSurgery,
  'wisdom-tooth': wisdomTooth,
  'tooth-extraction': toothExtraction,
};
