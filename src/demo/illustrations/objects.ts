import { INK } from '#demo/illustrations/palette.ts';
import { box, circle, group, line, oval, shape } from '#demo/illustrations/svg.ts';

/** A water drop around 0,0, about 2r tall. */
export function drop(r: number, fill: string): string {
  const d = `M0 ${-r * 1.3}C${r * 0.5} ${-r * 0.6} ${r * 0.86} ${-r * 0.2} ${r * 0.86} ${r * 0.26}A${r * 0.86} ${r * 0.86} 0 0 1 ${-r * 0.86} ${r * 0.26}C${-r * 0.86} ${-r * 0.2} ${-r * 0.5} ${-r * 0.6} 0 ${-r * 1.3}Z`;
  const gloss = `M${-r * 0.46} ${r * 0.3}C${-r * 0.44} ${r * 0.54} ${-r * 0.3} ${r * 0.68} ${-r * 0.1} ${r * 0.74}`;
  return group(shape(d, fill), line(gloss, INK.white, r * 0.16, 0.85));
}

/** Path of a shield around 0,0, about 2r wide. */
export function shieldPath(r: number): string {
  return `M0 ${-r * 1.12}C${r * 0.36} ${-r * 0.86} ${r * 0.68} ${-r * 0.8} ${r} ${-r * 0.8}C${r * 1.02} ${r * 0.2} ${r * 0.7} ${r * 0.9} 0 ${r * 1.24}C${-r * 0.7} ${r * 0.9} ${-r * 1.02} ${r * 0.2} ${-r} ${-r * 0.8}C${-r * 0.68} ${-r * 0.8} ${-r * 0.36} ${-r * 0.86} 0 ${-r * 1.12}Z`;
}

/** A bubble that shines. */
export function bubble(x: number, y: number, r: number): string {
  return group(
    circle(x, y, r, 'glass'),
    circle(x - r * 0.34, y - r * 0.36, r * 0.2, INK.white, 0.95),
    line(
      `M${x + r * 0.55} ${y + r * 0.3}A${r * 0.64} ${r * 0.64} 0 0 1 ${x + r * 0.1} ${y + r * 0.62}`,
      INK.white,
      r * 0.1,
      0.8,
    ),
  );
}

/** A glass of water standing on 0,0, about 220 wide and 320 tall. */
export function waterGlass(): string {
  return group(
    shape('M-112 -320L-84 -16C-82 -4 -70 0 -56 0H56C70 0 82 -4 84 -16L112 -320Z', INK.white, 0.5),
    shape('M-99 -210L-82 -24C-81 -14 -70 -10 -56 -10H56C70 -10 81 -14 82 -24L99 -210Z', 'leaf', 0.55),
    oval(0, -210, 99, 15, INK.mintPale, 0.9),
    oval(0, -320, 112, 16, INK.white, 0.75),
    line('M-78 -280L-62 -60', INK.white, 12, 0.7),
  );
}

/** A tick of about 60 wide. */
export function tick(x: number, y: number, stroke: string, width = 14): string {
  return line(`M${x - 28} ${y}L${x - 8} ${y + 20}L${x + 30} ${y - 24}`, stroke, width);
}

/** A sheet with rounded corners centred on 0,0, with the light of its upper edge. */
export function card(w: number, h: number, fill: string, r = 44): string {
  return group(
    box(0, -h / 2, w, h, r, fill),
    line(`M${-w / 2 + r} ${-h / 2 + 8}H${w / 2 - r}`, INK.white, 5, 0.45),
  );
}

/** A place marker whose point is at 0,0, about 2r wide; its inside is free for a picture. */
export function pin(r: number, fill: string): string {
  const d = `M0 0C${-r * 0.3} ${-r * 0.6} ${-r} ${-r * 1.02} ${-r} ${-r * 1.72}A${r} ${r} 0 0 1 ${r} ${-r * 1.72}C${r} ${-r * 1.02} ${r * 0.3} ${-r * 0.6} 0 0Z`;
  return shape(d, fill);
}

/** Minarets far off on both sides of x, their feet at y. */
export function skyline(x: number, y: number): string {
  return group(
    minaret(x - 420, y, 280),
    minaret(x - 520, y, 190),
    minaret(x + 430, y, 240),
    minaret(x + 540, y, 170),
  );
}

function minaret(x: number, y: number, tall: number): string {
  const top = y - tall;
  const tip = `M${x - 17} ${top}C${x - 20} ${top - 34} ${x} ${top - 40} ${x} ${top - 70}C${x} ${top - 40} ${x + 20} ${top - 34} ${x + 17} ${top}Z`;
  return group(
    box(x, top, 34, tall + 30, 6, INK.leaf, 0.55),
    box(x, top + 60, 54, 16, 6, INK.leaf, 0.7),
    shape(tip, INK.leaf, 0.6),
  );
}
