import { INK } from '#demo/illustrations/palette.ts';
import { group, line, shape, symmetric } from '#demo/illustrations/svg.ts';

const OUTLINES = {
  molar:
    '0 -198, -46 -240, -112 -262, -156 -240, -214 -212, -226 -148, -208 -78, -196 -32, -178 4, ' +
    '-172 60, -166 126, -158 214, -118 246, -86 266, -58 240, -54 196, -48 130, -44 66, 0 66',
  premolar:
    '0 -236, -62 -262, -128 -236, -146 -176, -160 -118, -138 -62, -128 -8, -116 70, -84 250, ' + '0 262',
  incisor:
    '0 -250, -52 -256, -104 -254, -124 -232, -150 -200, -142 -110, -122 -34, -106 28, -74 256, ' + '0 264',
  milk:
    '0 -146, -46 -186, -112 -196, -152 -166, -202 -128, -202 -64, -186 -4, -174 44, -166 78, ' +
    '-156 122, -146 170, -124 200, -96 196, -66 190, -62 152, -52 116, -42 82, -22 74, 0 74',
  cap:
    '0 -112, -46 -152, -112 -176, -158 -152, -216 -122, -224 -54, -206 16, -196 58, -184 92, ' +
    '-172 124, -122 142, -54 112, 0 112',
  stump:
    '0 -120, -40 -134, -84 -138, -110 -118, -132 -98, -134 -20, -140 20, -176 22, -176 40, ' +
    '-172 66, -166 128, -158 214, -118 246, -86 266, -58 240, -54 196, -48 130, -44 66, 0 66',
} as const;

export type ToothKind = keyof typeof OUTLINES;

/** How a tooth catches the light: its body, and the shade along its far side. */
const TONES = {
  enamel: { body: 'enamel', shade: INK.mint, depth: 0.5, gloss: INK.white },
  deep: { body: 'enamel-deep', shade: INK.deep, depth: 0.6, gloss: INK.mint },
  dull: { body: 'enamel-dull', shade: '#cdb88f', depth: 0.45, gloss: INK.white },
  ghost: { body: INK.mintSoft, shade: INK.mint, depth: 0.5, gloss: INK.white },
} as const;

const GLOSS: Record<ToothKind, string> = {
  molar: 'M-168 -92C-182 -140 -168 -186 -128 -204',
  premolar: 'M-106 -96C-122 -140 -116 -186 -86 -212',
  incisor: 'M-98 -92C-114 -146 -110 -194 -86 -214',
  milk: 'M-152 -32C-166 -84 -156 -126 -118 -146',
  cap: 'M-164 8C-184 -48 -176 -96 -132 -118',
  stump: 'M-100 -20C-104 -60 -98 -84 -82 -98',
};

/** What tooth() refers to: each outline as a clip, and a mask that hides its lit part. */
export const TOOTH_DEFS = `<defs>${Object.entries(OUTLINES)
  .map(([kind, left]) => {
    const d = symmetric(left);
    return `<clipPath id="clip-${kind}"><path d="${d}"/></clipPath><mask id="far-${kind}"><rect x="-400" y="-400" width="800" height="800" fill="#fff"/><path d="${d}" transform="translate(-30 -14)"/></mask>`;
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
    line(GLOSS[kind], gloss, 16, tone === 'deep' ? 0.5 : 0.95),
  );
}

/** A tooth in section: enamel, dentin, and the nerve with its canals. */
export function toothSection(): string {
  const nerve =
    'M0 -62C-24 -92 -62 -104 -78 -84C-92 -66 -92 -24 -100 30C-108 90 -116 150 -112 214C-96 150 -84 90 -62 36C-44 2 -20 0 0 0C20 0 44 2 62 36C84 90 96 150 112 214C116 150 108 90 100 30C92 -24 92 -66 78 -84C62 -104 24 -92 0 -62Z';
  const dentin = symmetric(
    '0 -134, -46 -176, -100 -196, -136 -172, -172 -146, -168 -90, -158 -40, -150 10, -152 60, ' +
      '-146 120, -142 180, -132 216, -114 226, -92 232, -80 200, -74 150, -62 60, -44 30, 0 30',
  );
  return group(tooth('molar'), shape(dentin, 'dentin', 0.9), shape(nerve, 'pulp'));
}
