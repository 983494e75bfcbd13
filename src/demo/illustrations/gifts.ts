import { INK } from '#demo/illustrations/palette.ts';
import { at, box, circle, group, line, oval, shape } from '#demo/illustrations/svg.ts';

/** A bow of ribbon around 0,0, about 320 wide. */
export function bow(): string {
  const loop = 'M0 0C-40 -90 -130 -130 -164 -84C-190 -40 -110 6 0 0Z';
  const inside = 'M-30 -16C-60 -70 -112 -94 -132 -70C-146 -44 -96 -18 -30 -16Z';
  const tail = 'M-8 6C-40 60 -70 100 -110 132L-64 134L-50 172C-16 130 4 70 10 10Z';
  const half = group(shape(tail, 'gold'), shape(loop, 'gold'), shape(inside, '#94661a', 0.45));
  return group(
    half,
    at(0, 0, half, { flip: true }),
    oval(0, 2, 34, 30, 'gold'),
    oval(-6, -6, 14, 10, INK.white, 0.4),
  );
}

/** A blank tag of gold hanging from 0,0, its hole there, about 150 wide and 240 tall. */
export function tag(fill = 'gold'): string {
  return group(
    shape('M-34 -30H34L78 22V186C78 204 66 214 50 214H-50C-66 214 -78 204 -78 186V22Z', fill),
    circle(0, 8, 17, INK.deep, 0.55),
    line('M-44 96H44M-44 136H20', INK.white, 12, 0.75),
    line('M-58 36V180', INK.white, 6, 0.4),
  );
}

/** The body of a gift box standing on 0,0, 560 wide and 360 tall. */
export function giftBody(): string {
  return group(
    box(0, -360, 560, 360, 36, 'brand'),
    shape('M120 -360H244C266 -360 280 -346 280 -324V-36C280 -14 266 0 244 0H120Z', INK.deep, 0.22),
    box(0, -360, 96, 360, 0, 'gold'),
    line('M-240 -310V-70', INK.white, 11, 0.3),
  );
}

/** The lid of a gift box around 0,0, 620 wide. */
export function giftLid(): string {
  return group(
    box(0, -50, 620, 100, 26, 'brand-deep'),
    box(0, -50, 104, 100, 0, 'gold'),
    line('M-280 -28H-90', INK.white, 9, 0.35),
    at(0, -56, bow(), { scale: 0.9 }),
  );
}

/** A cushion with golden tassels, its top at 0,0, about 820 wide. */
export function cushion(): string {
  const tassel = (x: number, turn: number) =>
    at(
      x,
      118,
      group(
        circle(0, 0, 24, 'gold'),
        shape('M-20 16H20L34 108C12 118 -12 118 -34 108Z', 'gold'),
        line('M-10 40L-16 104M10 40L16 104M0 40V108', '#94661a', 4, 0.6),
      ),
      { turn },
    );
  return group(
    tassel(-392, 24),
    tassel(392, -24),
    shape(
      'M-390 108C-330 60 -240 10 -120 0C-40 -6 40 -6 120 0C240 10 330 60 390 108C350 190 200 236 0 236S-350 190 -390 108Z',
      'gum-pale',
    ),
    shape('M-150 10C-60 60 60 60 150 10C80 0 -80 0 -150 10Z', INK.leaf, 0.45),
    line('M-390 108C-330 150 -180 186 0 186S330 150 390 108', 'gold', 11),
    line('M-250 60C-220 46 -190 36 -160 30', INK.white, 12, 0.6),
  );
}

/** An open umbrella: its tip at 0,0, 900 wide, the handle down to about 0,640. */
export function umbrella(): string {
  const dome =
    'M0 40C260 40 440 190 450 380C400 330 330 330 290 380C240 330 190 330 150 380C110 330 40 330 0 380C-40 330 -110 330 -150 380C-190 330 -240 330 -290 380C-330 330 -400 330 -450 380C-440 190 -260 40 0 40Z';
  return group(
    box(0, 0, 16, 54, 8, INK.brand),
    line('M0 330V600C0 650 80 650 80 596', 'brand-deep', 22),
    shape(dome, 'gum'),
    shape(
      'M0 40C90 90 150 230 150 380C110 330 40 330 0 380C-40 330 -110 330 -150 380C-150 230 -90 90 0 40Z',
      INK.white,
      0.5,
    ),
    shape('M0 40C200 60 290 220 290 380C330 330 400 330 450 380C440 190 260 40 0 40Z', INK.brand, 0.32),
    line('M-380 260C-340 170 -260 110 -180 84', INK.white, 16, 0.6),
    circle(0, 0, 14, 'gold'),
  );
}
