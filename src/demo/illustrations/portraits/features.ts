import { INK } from '#demo/illustrations/palette.ts';
import { type SkinTone, skinOf } from '#demo/illustrations/portraits/tones.ts';
import { at, box, circle, group, line, oval, ring, shape } from '#demo/illustrations/svg.ts';

const DARK = '#2a1d17';

interface Looks {
  tone: SkinTone;
  brow: string;
  /** How thick the brows are. */
  bold: number;
  eyes: 'open' | 'smiling';
  lashes: boolean;
  smile: 'closed' | 'teeth' | 'wide';
  nose: 'small' | 'broad' | 'straight';
}

/** Brows, eyes, nose and mouth. */
export function features(looks: Looks): string {
  return group(brows(looks), eye(-63, looks), eye(63, looks), nose(looks), mouth(looks));
}

function brows({ brow, bold }: Looks): string {
  const d = `M-40 ${1 + bold}C-43 -6 -36 -12 -27 -14C-4 -21 26 -19 46 4C22 ${-10 + bold} -4 ${-10 + bold} -22 ${-3 + bold}C-30 ${bold} -36 ${5 + bold} -40 ${1 + bold}Z`;
  return group(at(-66, -58, shape(d, brow), { flip: true }), at(66, -58, shape(d, brow)));
}

function eye(x: number, { eyes, lashes, tone }: Looks): string {
  const { line: lid } = skinOf(tone);
  const side = Math.sign(x);
  if (eyes === 'smiling') {
    return group(
      line(`M${x - 30} 6Q${x} -30 ${x + 30} 6`, DARK, 10),
      lashes ? line(`M${x + side * 28} 3L${x + side * 39} -6`, DARK, 7) : '',
    );
  }
  return group(
    oval(x, -2, 31, 21, '#fffdf9'),
    circle(x, -3, 19, '#4a3022'),
    circle(x, -3, 10.5, '#1b120e'),
    circle(x - 7, -11, 6, INK.white),
    line(`M${x - 33} 2C${x - 24} -23 ${x + 24} -23 ${x + 33} 2`, DARK, lashes ? 9 : 7),
    lashes ? line(`M${x + side * 31} -1L${x + side * 44} -12`, DARK, 7) : '',
    line(`M${x - 20} 22Q${x} 29 ${x + 20} 22`, lid, 4, 0.35),
  );
}

function nose({ nose: kind, tone }: Looks): string {
  const { line: ink, shade } = skinOf(tone);
  if (kind === 'broad') {
    return group(
      shape('M-10 0C-14 36 -34 50 -30 66C-20 78 20 78 30 66C34 50 14 36 10 0Z', shade, 0.32),
      line('M-28 64C-16 78 16 78 28 64', ink, 8, 0.75),
    );
  }
  const bridge = kind === 'straight' ? 'M9 -6C13 26 22 44 21 57' : 'M7 10C11 34 18 46 17 56';
  return group(
    line(bridge, shade, 8, 0.5),
    line(kind === 'straight' ? 'M-17 62C-8 73 10 73 20 61' : 'M-13 60C-6 69 8 69 16 59', ink, 7, 0.75),
  );
}

function mouth({ smile, tone }: Looks): string {
  const { lip, shade } = skinOf(tone);
  if (smile === 'closed') {
    return group(
      line('M-46 112C-24 136 24 136 46 112', lip, 9),
      line('M-16 153Q0 159 16 153', shade, 7, 0.6),
    );
  }
  const half = smile === 'wide' ? 60 : 50;
  const deep = smile === 'wide' ? 158 : 148;
  const d = `M${-half} 106C${-half * 0.4} 114 ${half * 0.4} 114 ${half} 106C${half * 0.74} ${deep} ${-half * 0.74} ${deep} ${-half} 106Z`;
  return group(
    shape(d, INK.white),
    line(d, lip, 7),
    line(
      `M${-half - 8} 101Q${-half - 2} 104 ${-half} 107M${half + 8} 101Q${half + 2} 104 ${half} 107`,
      lip,
      6,
      0.8,
    ),
    line('M-15 163Q0 169 15 163', shade, 7, 0.55),
  );
}

/** Round or square glasses. */
export function glasses(kind: 'round' | 'square', frame: string): string {
  const pane = (x: number) =>
    kind === 'round'
      ? group(circle(x, 0, 53, INK.white, 0.16), ring(x, 0, 53, frame, 8))
      : group(
          box(x, -40, 112, 82, 26, INK.white, 0.14),
          `<rect x="${x - 56}" y="-40" width="112" height="82" rx="26" fill="none" stroke="${frame}" stroke-width="9"/>`,
        );
  return group(
    pane(-66),
    pane(66),
    line('M-12 -8Q0 -16 12 -8', frame, 8),
    line('M-120 -14L-138 -19M120 -14L138 -19', frame, 8),
    line('M-96 -14L-78 -32M36 -14L54 -32', INK.white, 6, 0.7),
  );
}
