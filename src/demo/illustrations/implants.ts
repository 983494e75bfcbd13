import { INK } from '#demo/illustrations/palette.ts';
import { box, group, line, shape } from '#demo/illustrations/svg.ts';

/** An implant screw from its neck at 0,0 down to about 0,300. */
export function screw(): string {
  const core = 'M-58 0H58L44 240C40 286 22 304 0 304C-22 304 -40 286 -44 240Z';
  const threads = Array.from({ length: 7 }, (_, index) => {
    const y = 44 + index * 34;
    const half = 78 - index * 5.2;
    const d = `M${-half} ${y + 9}C${-half} ${y - 5} ${-half + 8} ${y - 6} ${-half + 18} ${y - 6}L${half - 14} ${y - 18}C${half} ${y - 19} ${half + 2} ${y + 2} ${half - 12} ${y + 4}L${-half + 14} ${y + 18}C${-half + 4} ${y + 19} ${-half} ${y + 15} ${-half} ${y + 9}Z`;
    return shape(d, 'metal-dark');
  });
  const collar = box(0, -14, 132, 36, 14, 'metal-dark');
  return group(
    shape(core, 'metal-dark', 0.92),
    ...threads,
    collar,
    line('M-30 30L-22 236', INK.white, 7, 0.45),
  );
}

/** The post between screw and crown, from 0,0 up to 0,-120. */
export function abutment(fill: string): string {
  const d =
    'M-52 0C-50 -26 -62 -36 -60 -52C-56 -70 -40 -72 -36 -84L-28 -122H28L36 -84C40 -72 56 -70 60 -52C62 -36 50 -26 52 0Z';
  return group(shape(d, fill), line('M-22 -110L-34 -62', INK.white, 8, 0.5));
}
