import { group, line, shape, symmetric } from '#demo/illustrations/svg.ts';

/** Hair, its light, and its dark. */
export const HAIR = {
  black: { base: '#2c221e', light: '#51423a' },
  brown: { base: '#4a3427', light: '#6f5240' },
  grey: { base: '#a3a29d', light: '#d0cfca' },
} as const;

export type HairColour = keyof typeof HAIR;

/** Close curls. */
export function curlyHair(colour: HairColour): string {
  const { base, light } = HAIR[colour];
  return group(
    shape(
      'M-158 -6C-176 -50 -182 -90 -170 -126C-186 -166 -164 -206 -136 -222C-126 -258 -82 -278 -52 -272C-24 -298 32 -298 56 -274C92 -282 130 -256 140 -222C168 -204 186 -164 170 -126C182 -90 176 -50 158 -6C148 -30 146 -60 142 -90C136 -124 120 -146 96 -150C60 -168 24 -156 0 -160C-24 -156 -60 -168 -96 -150C-120 -146 -136 -124 -142 -90C-146 -60 -148 -30 -158 -6Z',
      base,
    ),
    line(
      'M-116 -208C-104 -236 -76 -248 -56 -244M-20 -262C4 -274 34 -270 50 -254M-70 -202C-60 -218 -40 -224 -24 -218M40 -222C62 -230 84 -222 92 -208',
      light,
      8,
      0.55,
    ),
  );
}

/** Parted on the side and combed flat. */
export function partedHair(colour: HairColour): string {
  const { base, light } = HAIR[colour];
  return group(
    shape(
      'M-160 -4C-172 -60 -174 -130 -160 -182C-140 -250 -66 -290 10 -288C96 -288 158 -238 170 -166C176 -110 170 -50 160 -4C152 -30 148 -64 144 -92C130 -130 100 -156 44 -176C0 -186 -40 -190 -76 -196C-104 -176 -134 -128 -142 -86C-148 -56 -152 -28 -160 -4Z',
      base,
    ),
    line('M-72 -198C-60 -236 -20 -262 20 -266', light, 8, 0.6),
    line('M-40 -194C0 -216 80 -206 132 -150', light, 7, 0.4),
  );
}

/** What shows beneath a cap. */
export function sideHair(colour: HairColour): string {
  const { base } = HAIR[colour];
  const one =
    'M-138 -150C-164 -140 -172 -70 -160 6C-148 -10 -142 -50 -138 -90C-132 -110 -132 -130 -138 -150Z';
  return group(shape(one, base), `<g transform="scale(-1 1)">${shape(one, base)}</g>`);
}

const BEARDS = {
  short:
    '0 86, -26 80, -54 82, -72 100, -84 118, -104 118, -118 98, -134 66, -144 20, -151 -24, -158 50, -152 104, -131 144, -106 202, -62 236, 0 236',
  full: '0 82, -30 76, -62 80, -80 100, -92 114, -108 110, -120 86, -134 56, -142 20, -147 -28, -160 40, -158 110, -140 164, -116 234, -62 280, 0 280',
  chin: '0 162, -22 162, -44 164, -58 152, -66 134, -78 146, -82 168, -76 204, -44 234, 0 234',
} as const;

/** A beard from temple to chin; a light one lets the skin shine through. */
export function beard(kind: keyof typeof BEARDS, colour: HairColour, opacity = 1): string {
  const { base, light } = HAIR[colour];
  return group(
    shape(symmetric(BEARDS[kind]), base, opacity),
    kind === 'full'
      ? line(
          'M-120 150C-108 200 -84 232 -52 250M118 160C104 206 84 230 56 248M-20 262C-8 266 8 266 20 262',
          light,
          6,
          0.45,
        )
      : '',
  );
}

/** A moustache over the mouth. */
export function moustache(colour: HairColour, opacity = 1): string {
  return shape(
    'M0 84C-16 74 -44 76 -60 92C-68 102 -72 108 -82 108C-66 116 -34 106 0 100C34 106 66 116 82 108C72 108 68 102 60 92C44 76 16 74 0 84Z',
    HAIR[colour].base,
    opacity,
  );
}
