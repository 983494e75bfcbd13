export type Point = readonly [x: number, y: number];

interface Placing {
  scale?: number;
  /** Degrees, clockwise. */
  turn?: number;
  flip?: boolean;
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Joins layers, first at the back. */
export function group(...layers: string[]): string {
  return `<g>${layers.join('')}</g>`;
}

/** Puts content drawn around 0,0 at a place on the canvas. */
export function at(x: number, y: number, content: string, placing: Placing = {}): string {
  const { scale = 1, turn = 0, flip = false } = placing;
  const size = flip ? `scale(${-scale} ${scale})` : `scale(${scale})`;
  return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)}) ${size}">${content}</g>`;
}

/** A filled path; `fill` is a colour or the name of a paint in defs. */
export function shape(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${paint(fill)}"${fade(opacity)}/>`;
}

/** A round-ended line along a path. */
export function line(d: string, stroke: string, width: number, opacity = 1, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${paint(stroke)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${fade(opacity)}${extra}/>`;
}

export function circle(x: number, y: number, r: number, fill: string, opacity = 1): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${paint(fill)}"${fade(opacity)}/>`;
}

export function ring(x: number, y: number, r: number, stroke: string, width: number, opacity = 1): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="none" stroke="${paint(stroke)}" stroke-width="${width}"${fade(opacity)}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${paint(fill)}"${fade(opacity)}/>`;
}

/** A rounded box centred on x. */
export function box(
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  fill: string,
  opacity = 1,
): string {
  return `<rect x="${short(x - w / 2)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" rx="${r}" fill="${paint(fill)}"${fade(opacity)}/>`;
}

/** Gives content a soft shadow below it. */
export function lifted(...layers: string[]): string {
  return `<g filter="url(#lift)">${layers.join('')}</g>`;
}

/**
 * Path of a shape that is the same on both sides of x = 0: the left half from the top centre to the bottom
 * centre, written "x y, x y": a start, then cubic triples (two controls, one end).
 */
export function symmetric(left: string): string {
  const points = left.split(',').map((pair) => pair.trim().split(' ').map(Number));
  const right = points.toReversed().map(([x = 0, y = 0]) => [-x, y]);
  return `M${points[0]?.join(' ')}${curves(points.slice(1))}${curves(right.slice(1))}Z`;
}

/** A closed polygon. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
}

function curves(points: number[][]): string {
  return points.map(([x, y], index) => `${index % 3 === 0 ? 'C' : ' '}${x} ${y}`).join('');
}

function paint(name: string): string {
  return name.startsWith('#') || name === 'none' ? name : `url(#${name})`;
}

function fade(opacity: number): string {
  return opacity === 1
    ? ''
    : ` opacity="${short(opacity * 100) === '100' ? 1 : Math.round(opacity * 100) / 100}"`;
}
