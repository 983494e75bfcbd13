import { INK } from '#demo/illustrations/palette.ts';

type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Direction of a linear paint across its shape: x1, y1, x2, y2 from 0 to 1. */
type Direction = readonly [number, number, number, number];

export const DOWN: Direction = [0, 0, 0, 1];
const ACROSS: Direction = [0, 0, 1, 0];
export const SLANT: Direction = [0, 0, 0.7, 1];

function stops(list: readonly Stop[]): string {
  return list
    .map(([offset, colour, opacity = 1]) => {
      const fade = opacity === 1 ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${fade}/>`;
    })
    .join('');
}

/** A linear paint named `id`, to be put into defs. */
export function linear(id: string, [x1, y1, x2, y2]: Direction, ...list: Stop[]): string {
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`;
}

function radial(id: string, ...list: Stop[]): string {
  return `<radialGradient id="${id}">${stops(list)}</radialGradient>`;
}

/** Paints and the shadow that every picture of the family shares. */
export const DEFS = `<defs>${[
  linear('day', SLANT, [0, '#f6fbf9'], [0.55, INK.tint], [1, '#cfe6de']),
  linear('mist', SLANT, [0, INK.mintPale], [0.55, INK.mintSoft], [1, '#9fcdc1']),
  linear('sand', SLANT, [0, '#fdfbf7'], [0.5, INK.sand], [1, INK.sandDeep]),
  linear('deep', SLANT, [0, '#137766'], [0.5, INK.brand], [1, INK.deep]),
  linear('night', DOWN, [0, INK.deep], [0.7, INK.brand], [1, '#2d8171']),
  linear('enamel', SLANT, [0, INK.white], [0.5, '#f7fcfa'], [1, '#dcefe8']),
  linear('enamel-dull', SLANT, [0, '#f8f0e0'], [1, '#e9dcc3']),
  linear('dentin', DOWN, [0, INK.mintPale], [1, INK.mintSoft]),
  linear('pulp', DOWN, [0, INK.brand], [1, INK.leaf]),
  linear('brand', DOWN, [0, '#1a7c6c'], [1, INK.brand]),
  linear('brand-deep', DOWN, [0, INK.brand], [1, INK.deep]),
  linear('leaf', DOWN, [0, '#7bb8a9'], [1, INK.leaf]),
  linear('gum', DOWN, [0, INK.mint], [1, '#5fa696']),
  linear('gum-pale', DOWN, [0, INK.mintSoft], [1, INK.mint]),
  linear('bone', DOWN, [0, '#fcf9f3'], [1, INK.sandDeep]),
  linear('metal', ACROSS, [0, INK.leaf], [0.28, '#f4faf8'], [0.55, INK.mintSoft], [1, INK.brand]),
  linear('metal-dark', ACROSS, [0, INK.deep], [0.3, INK.leaf], [0.55, INK.brand], [1, INK.deep]),
  linear('gold', SLANT, [0, '#dfb05c'], [1, INK.gold]),
  linear('hill-far', DOWN, [0, INK.mintSoft, 0.75], [1, INK.mint, 0.65]),
  linear('hill-mid', DOWN, [0, INK.mint], [1, '#6fb0a1']),
  linear('hill-near', DOWN, [0, '#5aa192'], [1, '#2c7f70']),
  linear('hill-pale', DOWN, [0, INK.white, 0.85], [1, INK.mintPale, 0.7]),
  linear('hill-sand', DOWN, [0, '#fbf6ec'], [1, '#eadfc9']),
  linear('beam', DOWN, [0, INK.white, 0.62], [1, INK.white, 0.04]),
  linear('arch-light', DOWN, [0, INK.white, 0.75], [1, INK.white, 0.18]),
  linear('glass', SLANT, [0, INK.white, 0.85], [0.5, INK.tint, 0.42], [1, INK.mint, 0.55]),
  `<radialGradient id="round" cx=".4" cy=".34" r=".8">${stops([
    [0, INK.white],
    [0.52, '#f8fcfb'],
    [0.78, '#dceee8'],
    [1, '#a9d3c7'],
  ])}</radialGradient>`,
  radial('glow', [0, INK.white, 0.95], [0.5, INK.white, 0.5], [1, INK.white, 0]),
  radial('shade', [0, INK.deep, 0.34], [0.55, INK.deep, 0.16], [1, INK.deep, 0]),
  `<filter id="lift" color-interpolation-filters="sRGB" x="-10%" y="-10%" width="120%" height="130%"><feDropShadow dx="0" dy="16" stdDeviation="18" flood-color="${INK.deep}" flood-opacity=".22"/></filter>`,
].join('')}</defs>`;
