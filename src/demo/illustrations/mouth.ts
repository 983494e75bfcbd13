import { INK } from '#demo/illustrations/palette.ts';
import { at, circle, group, line, shape } from '#demo/illustrations/svg.ts';

interface Jaw {
  from: number;
  to: number;
  /** Height of the gum's edge between two teeth. */
  y: number;
  /** Centres of the necks, where the edge dips. */
  necks: readonly number[];
}

/** The gum's edge as a path: it rises between teeth and dips at each neck. */
function gumEdge({ from, to, y, necks }: Jaw): string {
  const dips = necks.map((x, index) => {
    const before = index === 0 ? from : (x + (necks[index - 1] ?? from)) / 2;
    const after = index === necks.length - 1 ? to : (x + (necks[index + 1] ?? to)) / 2;
    return `C${(before + x) / 2} ${y} ${x - 70} ${y + 46} ${x} ${y + 46}S${(after + x) / 2} ${y} ${after} ${y}`;
  });
  return `M${from} ${y}${dips.join('')}`;
}

/** A band of gum, its edge scalloped above and straight below. */
export function gumBand(jaw: Jaw, depth: number, fill = 'gum'): string {
  const edge = gumEdge(jaw);
  return group(shape(`${edge}V${jaw.y + depth}H${jaw.from}Z`, fill), line(edge, INK.white, 10, 0.4));
}

/** Bone as a block with a calm grain, from y to the foot of the picture. */
export function bone(from: number, to: number, y: number, foot = 1200): string {
  const grain = Array.from({ length: 46 }, (_, index) => {
    const x = from + 40 + ((index * 197) % (to - from - 80));
    const depth = y + 60 + ((index * 113) % (foot - y - 90));
    return circle(x, depth, 7 + (index % 4) * 4, INK.sandDeep, 0.9);
  });
  const mid = (from + to) / 2;
  const d = `M${from} ${y + 26}C${from + 200} ${y - 16} ${mid - 200} ${y + 20} ${mid} ${y}S${to - 200} ${y - 16} ${to} ${y + 26}V${foot}H${from}Z`;
  return group(shape(d, 'bone'), ...grain);
}

/** The crown of a front tooth hanging from 0,0, its neck above. */
export function frontTooth(width: number, height: number, fill = 'round'): string {
  const w = width / 2;
  const h = height;
  const d = `M${-w * 0.74} 0C${-w * 0.9} ${h * 0.3} ${-w} ${h * 0.5} ${-w * 0.98} ${h * 0.76}C${-w * 0.96} ${h * 0.95} ${-w * 0.7} ${h} 0 ${h}S${w * 0.96} ${h * 0.95} ${w * 0.98} ${h * 0.76}C${w} ${h * 0.5} ${w * 0.9} ${h * 0.3} ${w * 0.74} 0C${w * 0.4} ${-h * 0.1} ${-w * 0.4} ${-h * 0.1} ${-w * 0.74} 0Z`;
  const gloss = `M${-w * 0.56} ${h * 0.24}C${-w * 0.66} ${h * 0.38} ${-w * 0.7} ${h * 0.5} ${-w * 0.68} ${h * 0.6}`;
  return group(shape(d, fill), line(gloss, INK.white, width * 0.075, 0.95));
}

export interface Place {
  x: number;
  y: number;
  turn: number;
  width: number;
}

/** Front teeth follow the slope of a smile only in part; at full slope they would spread like a fan. */
const LEAN = 0.3;

const FRONT_WIDTHS = [86, 98, 112, 106, 138, 138, 106, 112, 98, 86];

/** Places for `count` front teeth (even, up to 10) side by side on a smile that sinks by `sag` at its middle. */
export function smilePlaces(x: number, y: number, count: number, size: number, sag: number): Place[] {
  const start = (FRONT_WIDTHS.length - count) / 2;
  const widths = FRONT_WIDTHS.slice(start, start + count).map((width) => width * size);
  const span = widths.reduce((sum, width) => sum + width, 0);
  let edge = -span / 2;
  return widths.map((width) => {
    const middle = edge + width / 2;
    edge += width;
    const part = (2 * middle) / span;
    const slope = Math.atan((-4 * sag * part) / span);
    return { x: x + middle, y: y + sag * (1 - part * part), turn: (slope * LEAN * 180) / Math.PI, width };
  });
}

/** Front teeth hanging at their places. */
export function smileTeeth(places: readonly Place[], height: number): string {
  return group(
    ...places.map(({ x, y, turn, width }) =>
      at(x, y, frontTooth(width * 0.97, height * (0.72 + width / 600)), { turn }),
    ),
  );
}

/** A band of gum on the line of a smile, `thick` deep around y, its ends round. */
export function smileGum(
  x: number,
  y: number,
  span: number,
  sag: number,
  thick: number,
  shine = 0.4,
): string {
  const [left, right, r] = [x - span / 2, x + span / 2, thick / 2];
  const top = `M${left} ${y - r}Q${x} ${y - r + 2 * sag} ${right} ${y - r}`;
  const foot = `A${r} ${r} 0 0 1 ${right} ${y + r}Q${x} ${y + r + 2 * sag} ${left} ${y + r}A${r} ${r} 0 0 1 ${left} ${y - r}Z`;
  const light = y - thick * 0.3;
  return group(
    shape(top + foot, 'gum'),
    line(
      `M${left + 20} ${light}Q${x} ${light + 2 * sag} ${right - 20} ${light}`,
      INK.white,
      thick * 0.08,
      shine,
    ),
  );
}

/** The crown of a lower front tooth rising from 0,0. */
export function lowerTooth(wide: number, tall: number): string {
  const w = wide / 2;
  const d = `M${-w * 0.76} 30C${-w * 1.02} ${-tall * 0.3} ${-w} ${-tall * 0.6} ${-w * 0.94} ${-tall * 0.86}C${-w * 0.86} ${-tall} ${-w * 0.4} ${-tall * 1.02} 0 ${-tall * 1.02}S${w * 0.86} ${-tall} ${w * 0.94} ${-tall * 0.86}C${w} ${-tall * 0.6} ${w * 1.02} ${-tall * 0.3} ${w * 0.76} 30C${w * 0.62} 84 ${-w * 0.62} 84 ${-w * 0.76} 30Z`;
  const gloss = `M${-w * 0.6} ${-tall * 0.76}C${-w * 0.68} ${-tall * 0.56} ${-w * 0.68} ${-tall * 0.42} ${-w * 0.66} ${-tall * 0.34}`;
  return group(shape(d, 'round'), line(gloss, INK.white, 11, 0.95));
}
