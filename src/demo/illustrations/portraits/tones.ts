import { DOWN, linear, SLANT } from '#demo/illustrations/defs.ts';
import { INK } from '#demo/illustrations/palette.ts';

interface Skin {
  light: string;
  base: string;
  shade: string;
  blush: string;
  /** Nose, lids and wrinkles. */
  line: string;
  lip: string;
}

const SKINS = {
  fair: {
    light: '#fbe0c6',
    base: '#f3cba8',
    shade: '#dfa67e',
    blush: '#e99a7c',
    line: '#b97850',
    lip: '#b9604f',
  },
  wheat: {
    light: '#f3d0a9',
    base: '#e6b78c',
    shade: '#ca9364',
    blush: '#db8a66',
    line: '#9d653c',
    lip: '#a65545',
  },
  tan: {
    light: '#e4b78a',
    base: '#d19f70',
    shade: '#b37c4d',
    blush: '#c97a55',
    line: '#87532d',
    lip: '#96493a',
  },
  brown: {
    light: '#c6946a',
    base: '#ae7a50',
    shade: '#8c5b37',
    blush: '#a9603f',
    line: '#64391d',
    lip: '#7d3b2f',
  },
  deep: {
    light: '#986a4b',
    base: '#7d5236',
    shade: '#5d3a25',
    blush: '#8b4a34',
    line: '#3f2415',
    lip: '#5c2a24',
  },
} as const satisfies Record<string, Skin>;

export type SkinTone = keyof typeof SKINS;

export function skinOf(tone: SkinTone): Skin {
  return SKINS[tone];
}

/** Cloth by name: where the light falls, its own colour, and its folds. */
const CLOTHS = {
  coat: ['#ffffff', '#f3f9f7', '#bcd6ce'],
  ghutra: ['#ffffff', '#f7f5f0', '#cfd5cf'],
  sand: ['#fbf4e6', '#efe2ca', '#c9b28a'],
  mint: ['#cfe8e0', '#a9d3c7', '#6fae9f'],
  pale: ['#f4fbf8', '#dcefe9', '#a3cbc0'],
  leaf: ['#6cb1a2', '#4a9686', '#2c7163'],
  brand: ['#1f8473', INK.brand, '#094a40'],
  deep: ['#14604f', INK.deep, '#052f29'],
  gold: ['#e3b968', INK.gold, '#94661a'],
} as const;

export type Cloth = keyof typeof CLOTHS;

export function foldOf(cloth: Cloth): string {
  return CLOTHS[cloth][2];
}

/** The paints of one person, by the names that the other drawings of this folder use. */
export function paints(tone: SkinTone, clothes: readonly Cloth[]): string {
  const skin = skinOf(tone);
  return `<defs>${[
    linear('skin', SLANT, [0, skin.light], [0.5, skin.base], [1, skin.base]),
    linear('skin-neck', DOWN, [0, skin.shade], [0.45, skin.shade], [1, skin.base]),
    ...clothes.map((cloth) => {
      const [light, base, fold] = CLOTHS[cloth];
      return linear(`cloth-${cloth}`, SLANT, [0, light], [0.45, base], [1, mixed(base, fold)]);
    }),
    '<filter id="blur"><feGaussianBlur stdDeviation="12"/></filter>',
    `<filter id="fall" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="7" stdDeviation="9" flood-color="${INK.deep}" flood-opacity=".28"/></filter>`,
  ].join('')}</defs>`;
}

/** The middle of two colours written as #rrggbb. */
function mixed(one: string, other: string): string {
  const part = (colour: string, index: number) => Number.parseInt(colour.slice(index, index + 2), 16);
  const middle = [1, 3, 5].map((index) => Math.round((part(one, index) + part(other, index)) / 2));
  return `#${middle.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
