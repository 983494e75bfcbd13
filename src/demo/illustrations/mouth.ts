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
export function frontTooth(width: number, height: number, fill = 'enamel'): string {
  const w = width / 2;
  const d = `M${-w * 0.74} 0C${-w * 0.9} ${height * 0.3} ${-w} ${height * 0.5} ${-w * 0.98} ${height * 0.76}C${-w * 0.96} ${height * 0.95} ${-w * 0.7} ${height} 0 ${height}S${w * 0.96} ${height * 0.95} ${w * 0.98} ${height * 0.76}C${w} ${height * 0.5} ${w * 0.9} ${height * 0.3} ${w * 0.74} 0C${w * 0.4} ${-height * 0.1} ${-w * 0.4} ${-height * 0.1} ${-w * 0.74} 0Z`;
  const edge = `M${w * 0.72} ${height * 0.08}C${w * 0.86} ${height * 0.32} ${w * 0.92} ${height * 0.52} ${w * 0.88} ${height * 0.76}C${w * 0.86} ${height * 0.88} ${w * 0.7} ${height * 0.93} ${w * 0.4} ${height * 0.95}`;
  const gloss = `M${-w * 0.52} ${height * 0.2}C${-w * 0.6} ${height * 0.36} ${-w * 0.62} ${height * 0.48} ${-w * 0.6} ${height * 0.58}`;
  return group(
    shape(d, fill),
    line(edge, INK.mint, width * 0.1, 0.45),
    line(gloss, INK.white, width * 0.09, 0.95),
  );
}

export interface Place {
  x: number;
  y: number;
  turn: number;
  width: number;
}

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
    return { x: x + middle, y: y + sag * (1 - part * part), turn: (slope * 180) / Math.PI, width };
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
