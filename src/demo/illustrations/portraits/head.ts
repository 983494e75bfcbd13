import { type SkinTone, skinOf } from '#demo/illustrations/portraits/tones.ts';
import { group, line, oval, shape, symmetric } from '#demo/illustrations/svg.ts';

/** Left halves of the head from the crown to the chin; 0,0 lies between the eyes and a little below. */
const HEADS = {
  oval: '0 -232, -88 -232, -142 -172, -143 -52, -144 30, -137 78, -114 124, -88 174, -48 214, 0 214',
  round: '0 -230, -92 -230, -146 -168, -147 -48, -148 34, -143 82, -121 126, -95 175, -54 206, 0 206',
  square: '0 -236, -96 -236, -150 -176, -151 -52, -152 36, -147 86, -128 132, -104 186, -62 224, 0 224',
  long: '0 -240, -92 -240, -143 -180, -144 -50, -145 40, -139 92, -119 142, -95 196, -56 236, 0 236',
} as const;

export type HeadShape = keyof typeof HEADS;

export function headPath(kind: HeadShape): string {
  return symmetric(HEADS[kind]);
}

/** Neck from under the chin into the collar; an open collar shows it down to a point. */
export function neck(tone: SkinTone, half: number, collar: 'open' | 'closed' = 'open'): string {
  const { shade } = skinOf(tone);
  const foot = collar === 'open' ? `L0 470L${half + 40} 324` : `Q0 390 ${half + 40} 324`;
  const d = `M${-half} 90V262C${-half} 300 ${-half - 20} 316 ${-half - 40} 324${foot}C${half + 20} 316 ${half} 300 ${half} 262V90Z`;
  const under = `M${-half} 120V236C${-half + 40} 286 ${half - 40} 286 ${half} 236V120Z`;
  return group(shape(d, 'skin-neck'), shape(under, shade, 0.7));
}

/** Both ears. */
export function ears(tone: SkinTone, half: number): string {
  const { shade } = skinOf(tone);
  const ear = (side: number) =>
    group(
      oval(side * (half + 6), 4, 25, 45, 'skin'),
      line(
        `M${side * (half + 12)} -20C${side * (half + 24)} -8 ${side * (half + 20)} 20 ${side * (half + 6)} 26`,
        shade,
        7,
        0.8,
      ),
    );
  return group(ear(-1), ear(1));
}

/** The head's skin with light from the upper left; `opening` is what a scarf or cap leaves free of it. */
export function face(kind: HeadShape, tone: SkinTone, opening: string, ...features: string[]): string {
  const { shade, blush } = skinOf(tone);
  const d = headPath(kind);
  return group(
    `<clipPath id="head"><path d="${d}"/></clipPath><clipPath id="opening"><path d="${opening}"/></clipPath>`,
    `<mask id="far"><rect x="-400" y="-400" width="800" height="800" fill="#fff"/><path d="${d}" fill="#000" transform="translate(-36 -16)" filter="url(#blur)"/></mask>`,
    `<g clip-path="url(#opening)">${group(
      shape(d, 'skin'),
      `<g clip-path="url(#head)">${group(
        `<g mask="url(#far)">${shape(d, shade, 0.75)}</g>`,
        oval(-88, 66, 42, 28, blush, 0.26),
        oval(88, 66, 42, 28, blush, 0.26),
        `<path d="${opening}" fill="none" stroke="${shade}" stroke-width="34" opacity=".5" filter="url(#blur)"/>`,
      )}</g>`,
      ...features,
    )}</g>`,
  );
}
