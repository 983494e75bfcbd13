import { INK } from '#demo/illustrations/palette.ts';
import { at, box, circle, group, line, oval, ring, shape } from '#demo/illustrations/svg.ts';

/** A dental mirror, its glass around 0,0 and its handle down to about 0,620. */
export function mirror(): string {
  return group(
    box(0, 150, 26, 210, 13, 'metal'),
    box(0, 330, 44, 300, 22, 'brand-deep'),
    ...[0, 1, 2, 3].map((step) => box(0, 380 + step * 34, 44, 8, 4, INK.mint, 0.5)),
    circle(0, 0, 168, 'leaf'),
    circle(0, 0, 146, 'glass'),
    circle(0, 0, 146, INK.tint, 0.75),
    line('M-92 -30C-80 -74 -50 -100 -10 -108', INK.white, 18, 0.95),
    line('M-104 22L-102 10', INK.white, 18, 0.95),
  );
}

/** A measuring probe: tip at 0,0, handle up to about 0,-620. */
export function probe(): string {
  return group(
    line('M0 0C4 -90 -10 -150 -70 -210', 'metal-dark', 14),
    line('M0 0C4 -90 -10 -150 -70 -210', INK.mintPale, 4, 0.8),
    line('M-6 -64H10M-8 -104H8', INK.deep, 7),
    at(
      -70,
      -210,
      group(
        box(0, -330, 44, 340, 22, 'brand-deep'),
        box(0, -60, 44, 8, 4, INK.mint, 0.6),
        box(0, -90, 44, 8, 4, INK.mint, 0.6),
      ),
      { turn: -14 },
    ),
  );
}

/** A nerve file: tip at 0,0, handle up to about 0,-470. */
export function rootFile(handle: string): string {
  const twist = Array.from({ length: 13 }, (_, index) => {
    const y = -24 - index * 17;
    const half = 3 + index * 0.7;
    return line(`M${-half} ${y + 4}L${half} ${y - 6}`, INK.deep, 4, 0.8);
  });
  return group(
    shape('M-2 0L-11 -330H11L2 0Z', 'metal'),
    ...twist,
    box(0, -276, 60, 22, 10, INK.deep),
    box(0, -480, 70, 160, 30, handle),
    ...[0, 1, 2].map((step) => box(0, -448 + step * 40, 70, 10, 5, INK.white, 0.45)),
  );
}

/** A toothbrush lying along x, head around 0,0 with its bristles up, handle to the right, about 560 long. */
export function brush(fill = 'brand', bristles: string = INK.white): string {
  const tufts = [0, 1, 2, 3, 4].map((step) => box(-70 + step * 35, -78, 28, 68, 10, bristles));
  return group(
    ...tufts,
    ...[0, 1, 2, 3, 4].map((step) => box(-70 + step * 35, -36, 28, 26, 4, INK.mintSoft, 0.8)),
    shape(
      'M-96 -14H92C150 -14 170 4 220 4H440C468 4 468 46 440 46H210C150 46 140 26 92 26H-96C-122 26 -122 -14 -96 -14Z',
      fill,
    ),
    line('M250 18H400', INK.white, 8, 0.4),
  );
}

/** A curing light: its tip at 0,0 pointing down and left, body to the upper right. */
export function curingLight(): string {
  return group(
    line('M0 0C26 -20 40 -60 84 -84', 'metal-dark', 40),
    at(
      84,
      -84,
      group(
        box(0, -300, 84, 320, 40, 'brand-deep'),
        box(0, -260, 34, 90, 17, INK.mint, 0.55),
        line('M-24 -40V-240', INK.white, 7, 0.25),
      ),
      { turn: 48 },
    ),
  );
}

/** A magnifier with clear glass of radius 210 around 0,0 and a handle to the lower right. */
export function lens(): string {
  return group(
    at(
      0,
      0,
      group(
        box(0, 214, 40, 70, 12, 'metal'),
        box(0, 270, 68, 250, 34, 'brand-deep'),
        line('M-14 300V480', INK.white, 8, 0.25),
      ),
      { turn: -45 },
    ),
    ring(0, 0, 214, INK.brand, 34),
    ring(0, 0, 214, INK.leaf, 10, 0.8),
    circle(0, 0, 198, INK.white, 0.16),
    line('M-150 -52C-134 -104 -100 -138 -52 -152', INK.white, 18, 0.9),
  );
}

/** The clinic's lamp hanging from the top, its glass at 0,0, 380 wide. */
export function lamp(): string {
  return group(
    box(0, -900, 26, 740, 0, 'metal-dark'),
    circle(0, -180, 34, 'metal'),
    shape('M-190 0C-190 -120 -110 -176 0 -176S190 -120 190 0Z', 'enamel'),
    shape('M60 -170C140 -150 190 -96 190 0H120C120 -80 104 -130 60 -170Z', INK.mint, 0.55),
    oval(0, 0, 190, 30, INK.mintSoft),
    oval(0, 4, 150, 20, INK.white),
  );
}
