import { INK } from '#demo/illustrations/palette.ts';
import { group, line, shape, symmetric } from '#demo/illustrations/svg.ts';

const OUTLINES = {
  molar:
    '0 -204, -40 -204, -70 -254, -130 -252, -196 -250, -232 -176, -212 -84, -196 -32, -178 4, ' +
    '-172 60, -166 126, -158 214, -118 246, -86 266, -58 240, -54 196, -48 130, -44 66, 0 66',
  premolar:
    '0 -246, -70 -258, -138 -244, -158 -180, -176 -118, -146 -56, -130 -4, -112 56, -106 150, ' +
    '-74 218, -58 250, -30 258, 0 258',
  incisor:
    '0 -250, -60 -256, -124 -258, -146 -224, -174 -176, -158 -50, -126 26, -108 70, -106 150, ' +
    '-74 216, -58 248, -30 254, 0 254',
  milk:
    '0 -158, -36 -158, -66 -196, -116 -192, -186 -186, -214 -100, -190 -10, -174 44, -166 78, ' +
    '-156 122, -146 170, -124 200, -96 196, -66 190, -62 152, -52 116, -42 82, -22 74, 0 74',
  cap:
    '0 -120, -40 -120, -70 -170, -130 -168, -198 -166, -232 -90, -210 6, -196 58, -184 92, ' +
    '-172 124, -122 142, -54 112, 0 112',
  stump:
    '0 -116, -30 -118, -58 -138, -88 -134, -128 -128, -132 -50, -140 20, -176 22, -176 40, ' +
    '-172 66, -166 128, -158 214, -118 246, -86 266, -58 240, -54 196, -48 130, -44 66, 0 66',
} as const;

export type ToothKind = keyof typeof OUTLINES;

/** How a tooth catches the light: its body, and the shade along its far side. */
const TONES = {
  enamel: { body: 'enamel', shade: INK.mint, depth: 0.72, gloss: INK.white },
  dull: { body: 'enamel-dull', shade: '#d3c19c', depth: 0.55, gloss: INK.white },
  ghost: { body: INK.mintSoft, shade: INK.mint, depth: 0.5, gloss: INK.white },
} as const;

const GLOSS: Record<ToothKind, string> = {
  molar: 'M-168 -92C-182 -140 -168 -186 -128 -204',
  premolar: 'M-122 -104C-134 -150 -120 -190 -92 -210',
  incisor: 'M-118 -92C-132 -146 -128 -194 -104 -216',
  milk: 'M-152 -32C-166 -84 -156 -126 -118 -146',
  cap: 'M-164 8C-184 -48 -176 -96 -132 -118',
  stump: 'M-100 -20C-104 -60 -98 -84 -82 -98',
};

/** What tooth() refers to: each outline as a clip, and a mask that hides its lit part. */
export const TOOTH_DEFS = `<defs><filter id="soften" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="14"/></filter>${Object.entries(
  OUTLINES,
)
  .map(([kind, left]) => {
    const d = symmetric(left);
    return `<clipPath id="clip-${kind}"><path d="${d}"/></clipPath><mask id="far-${kind}"><rect x="-400" y="-400" width="800" height="800" fill="#fff"/><path d="${d}" transform="translate(-34 -16)" filter="url(#soften)"/></mask>`;
  })
  .join('')}</defs>`;

/** Outline of a tooth around 0,0, about 400 wide and 520 high, crown up. */
export function toothPath(kind: ToothKind): string {
  return symmetric(OUTLINES[kind]);
}

/** A tooth with light from the upper left. */
export function tooth(kind: ToothKind, tone: keyof typeof TONES = 'enamel'): string {
  const d = toothPath(kind);
  const { body, shade, depth, gloss } = TONES[tone];
  return group(
    shape(d, body),
    `<g clip-path="url(#clip-${kind})"><g mask="url(#far-${kind})">${shape(d, shade, depth)}</g></g>`,
    line(GLOSS[kind], gloss, 16, tone === 'ghost' ? 0.3 : 0.95),
  );
}

/** A tooth in section: enamel, dentin, and the nerve with its canals. */
export function toothSection(): string {
  const nerve =
    'M0 -62C-24 -92 -62 -104 -78 -84C-92 -66 -92 -24 -100 30C-108 90 -116 150 -112 214C-96 150 -84 90 -62 36C-44 2 -20 0 0 0C20 0 44 2 62 36C84 90 96 150 112 214C116 150 108 90 100 30C92 -24 92 -66 78 -84C62 -104 24 -92 0 -62Z';
  const dentin = symmetric(
    '0 -146, -38 -146, -64 -192, -118 -190, -170 -186, -182 -110, -160 -40, -150 10, -152 60, ' +
      '-146 120, -142 180, -132 216, -114 226, -92 232, -80 200, -74 150, -62 60, -44 30, 0 30',
  );
  return group(tooth('molar'), shape(dentin, 'dentin', 0.9), shape(nerve, 'pulp'));
}
