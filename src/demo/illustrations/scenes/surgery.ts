import { archLight, inset, khatim, plinth, scene, sparkle } from '#demo/illustrations/backdrop.ts';
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
    inset(
      0.86,
      shape('M580 320L300 1010H1220L940 320Z', 'beam'),
      plinth(760, 980, 430, '#e7f3ef'),
      lifted(at(700, 730, tooth('molar'), { scale: 1.02 })),
      lifted(at(1020, 560, mirror(), { scale: 0.82, turn: 20 })),
      at(760, 310, lamp()),
      circle(760, 172, 15, 'gold'),
    ),
  );
}

/** An x-ray with one wisdom tooth leaning on its neighbour. */
function wisdomTooth(): string {
  const canals =
    'M0 -70C-30 -96 -60 -90 -64 -60C-70 0 -90 90 -104 180C-80 90 -60 20 0 6C60 20 80 90 104 180C90 90 70 0 64 -60C60 -90 30 -96 0 -70Z';
  const film = (strong: number) =>
    group(shape(toothPath('molar'), INK.mintPale, strong), shape(canals, INK.brand, 0.7));
  return scene(
    'mist',
    archLight(800, 1200, 1180, 1120),
    inset(
      0.92,
      lifted(at(800, 600, card(1080, 740, 'brand-deep', 64), { turn: -3 })),
      at(
        800,
        600,
        group(
          shape(
            'M-508 70C-330 20 -120 66 60 82C240 96 390 60 508 10V306C508 326 494 340 474 340H-474C-494 340 -508 326 -508 306Z',
            INK.leaf,
            0.42,
          ),
          at(-388, 16, film(0.6), { scale: 0.54, turn: -2 }),
          at(-158, 28, film(0.6), { scale: 0.56, turn: 2 }),
          at(76, 34, film(0.66), { scale: 0.57 }),
          at(294, 96, film(0.96), { scale: 0.54, turn: -54 }),
          at(294, 96, line(toothPath('molar'), INK.gold, 22), { scale: 0.6, turn: -54 }),
          line('M-470 -300H-340M-470 -264H-400', INK.mint, 10, 0.5),
          circle(460, -290, 18, INK.mint, 0.5),
          shape('M-340 -370H-40L-400 370H-540V130Z', INK.white, 0.06),
        ),
        { turn: -3 },
      ),
    ),
  );
}

/** A tooth rising calmly from its place. */
function toothExtraction(): string {
  const necks = [290, 800, 1310];
  const socket =
    'M630 790C700 830 900 830 970 790C960 940 936 1096 884 1100C832 1100 850 970 800 970S768 1100 716 1100C664 1096 640 940 630 790Z';
  const rise = (x: number) =>
    group(
      line(`M${x} 650V480`, INK.brand, 14, 0.75),
      line(`M${x - 34} 518L${x} 480L${x + 34} 518`, INK.brand, 14, 0.75),
    );
  return scene(
    'day',
    archLight(800, 1200, 780, 1130),
    bone(-40, 1640, 830),
    lifted(
      at(290, 770, tooth('molar'), { scale: 0.96 }),
      at(1310, 770, tooth('molar'), { scale: 0.96, flip: true }),
    ),
    shape(socket, '#ebdfc8'),
    `<g opacity=".86">${gumBand({ from: -40, to: 1640, y: 738, necks }, 120)}</g>`,
    lifted(at(800, 494, tooth('molar'), { scale: 0.96 })),
    rise(516),
    rise(1084),
    sparkle(628, 300, 54, 'gold'),
  );
}

export const SURGERY_SCENES = {
  'section-surgery': sectionSurgery,
  'wisdom-tooth': wisdomTooth,
  'tooth-extraction': toothExtraction,
};
