import { INK } from '#demo/illustrations/palette.ts';
import { at, box, circle, group, line, oval, ring, shape } from '#demo/illustrations/svg.ts';

/** A closed suitcase standing on 0,0, 420 wide and 340 tall without its handle. */
export function suitcase(): string {
  return group(
    line('M-80 -340V-404C-80 -424 -66 -436 -46 -436H46C66 -436 80 -424 80 -404V-340', INK.deep, 22),
    box(0, -344, 420, 344, 54, 'brand'),
    box(0, -250, 420, 26, 0, INK.deep, 0.25),
    box(0, -110, 420, 26, 0, INK.deep, 0.25),
    box(-118, -344, 34, 344, 4, INK.mint, 0.35),
    box(118, -344, 34, 344, 4, INK.mint, 0.35),
    box(0, -262, 92, 50, 14, 'gold'),
    line('M-178 -288C-176 -308 -166 -318 -148 -320', INK.white, 11, 0.5),
    circle(-150, 6, 20, INK.deep),
    circle(150, 6, 20, INK.deep),
  );
}

/** The open tray of a suitcase seen from the front, its rim at y 0 and its foot at 260, 760 wide. */
export function suitcaseFront(): string {
  return group(
    shape('M-380 0H380V200C380 236 356 260 320 260H-320C-356 260 -380 236 -380 200Z', 'brand'),
    box(0, 0, 760, 24, 10, INK.deep, 0.3),
    box(-230, 0, 40, 260, 4, INK.mint, 0.35),
    box(230, 0, 40, 260, 4, INK.mint, 0.35),
    box(0, 26, 130, 54, 16, 'gold'),
    line('M-344 60V170', INK.white, 11, 0.4),
    line('M-70 112C-70 146 -52 152 -34 152H34C52 152 70 146 70 112', INK.deep, 17),
  );
}

/** The raised lid behind it, lined and pocketed, its hinge at y 0, 760 wide. */
export function suitcaseLid(): string {
  return group(
    shape('M-380 0V-330C-380 -372 -352 -400 -310 -400H310C352 -400 380 -372 380 -330V0Z', 'brand-deep'),
    shape('M-348 0V-318C-348 -350 -330 -368 -298 -368H298C330 -368 348 -350 348 -318V0Z', 'gum-pale'),
    shape('M-348 -130C-200 -96 200 -96 348 -130V0H-348Z', INK.leaf, 0.35),
    line('M-348 -130C-200 -96 200 -96 348 -130', INK.white, 8, 0.6),
  );
}

/** A small aeroplane flying up to the right, about 260 long. */
export function aeroplane(): string {
  return group(
    shape('M-30 6L-96 96H-56L54 18Z', 'gum'),
    shape('M-108 6L-150 -58H-116L-66 -4Z', 'gum'),
    shape(
      'M-140 10C-130 -22 -60 -30 0 -30H84C124 -30 146 -10 146 4S124 30 84 30H-90C-122 30 -146 30 -140 10Z',
      INK.white,
    ),
    shape('M-30 -4L-80 -96H-42L62 -8Z', 'gum-pale'),
    ...[-52, -18, 16, 50].map((x) => circle(x, -6, 8, INK.leaf, 0.8)),
    shape('M104 -22C126 -16 138 -8 140 0H104Z', INK.leaf, 0.8),
  );
}

/** A lantern hanging from 0,0, about 150 wide and 330 tall; its light is gold. */
export function lantern(): string {
  const glass = 'M-58 150L-44 112H44L58 150L70 260H-70Z';
  return group(
    circle(0, 176, 230, 'glow', 0.22),
    line('M0 -400V40', INK.mintSoft, 5, 0.7),
    ring(0, 52, 16, INK.mintSoft, 8),
    shape('M-46 112C-44 84 -20 82 0 62C20 82 44 84 46 112Z', 'gum-pale'),
    shape(glass, 'gold'),
    shape(glass, INK.white, 0.28),
    oval(0, 200, 26, 46, INK.white, 0.75),
    line('M-58 150H58M-22 114L-30 258M22 114L30 258', INK.leaf, 7, 0.9),
    box(0, 252, 164, 22, 11, 'gum-pale'),
    shape('M-52 274H52L30 306H-30Z', 'gum'),
    circle(0, 322, 15, 'gold'),
  );
}

/** A clock face of radius r around 0,0 without figures; hands at `hour` and `minute` of 360 degrees. */
export function clockFace(r: number, hour: number, minute: number, rim = 'brand'): string {
  const marks = Array.from({ length: 12 }, (_, index) =>
    at(0, 0, box(0, -r * 0.84, index % 3 === 0 ? r * 0.07 : r * 0.035, r * 0.13, 3, INK.leaf, 0.9), {
      turn: index * 30,
    }),
  );
  return group(
    circle(0, 0, r * 1.14, rim),
    circle(0, 0, r, INK.white),
    ...marks,
    at(0, 0, box(0, -r * 0.5, r * 0.09, r * 0.54, r * 0.04, INK.deep), { turn: hour }),
    at(0, 0, box(0, -r * 0.7, r * 0.06, r * 0.74, r * 0.03, INK.brand), { turn: minute }),
    circle(0, 0, r * 0.08, 'gold'),
  );
}
