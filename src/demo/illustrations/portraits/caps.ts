import { star } from '#demo/illustrations/backdrop.ts';
import { type Cloth, foldOf } from '#demo/illustrations/portraits/tones.ts';
import { at, group, line, shape, symmetric } from '#demo/illustrations/svg.ts';

/** The whole head, where nothing covers the face. */
export const FREE = 'M-400 -400H400V400H-400Z';

const CORD = '#1d2422';

/** The cloth behind head and neck, in its own shadow. */
export function ghutraBack(): string {
  const back = 'M-200 -120C-260 60 -290 260 -300 470H300C290 260 260 60 200 -120Z';
  return group(
    shape(back, 'cloth-ghutra'),
    shape('M-178 -60C-190 120 -176 300 -150 440H150C176 300 190 120 178 -60Z', foldOf('ghutra')),
    shape('M-178 -60C-190 120 -176 300 -150 440H150C176 300 190 120 178 -60Z', '#8fa39c', 0.55),
  );
}

/** The ghutra before the head: crown, both falls, and the cord. */
export function ghutraFront(): string {
  const fold = foldOf('ghutra');
  const dome =
    'M0 -292C120 -292 212 -230 218 -110C226 10 262 190 300 330C326 420 340 500 330 560C270 600 190 590 140 540C176 380 176 170 152 20C146 -70 130 -136 60 -150C30 -156 14 -146 0 -138C-14 -146 -30 -156 -60 -150C-130 -136 -146 -70 -152 20C-176 170 -190 330 -210 470C-250 500 -310 490 -352 440C-300 330 -236 120 -218 -110C-212 -230 -120 -292 0 -292Z';
  const cord = (y: number) => line(`M-216 ${y + 34}Q0 ${y - 34} 216 ${y + 34}`, CORD, 25);
  return group(
    `<g filter="url(#fall)">${shape(dome, 'cloth-ghutra')}</g>`,
    line('M-196 40C-214 190 -250 330 -300 430', fold, 8, 0.75),
    line('M-172 60C-190 200 -216 340 -250 450', fold, 7, 0.6),
    line('M196 30C212 190 246 350 282 540', fold, 9, 0.85),
    line('M172 60C190 220 206 400 214 560', fold, 8, 0.7),
    line('M-60 -150C-34 -190 -20 -200 0 -204M60 -150C34 -190 20 -200 0 -204', fold, 6, 0.55),
    '<clipPath id="dome"><path d="M0 -292C120 -292 212 -230 219 -110L222 -60H-222L-219 -110C-212 -230 -120 -292 0 -292Z"/></clipPath>',
    `<g clip-path="url(#dome)">${group(
      line('M-230 -124Q0 -196 230 -124', '#8fa39c', 30, 0.35),
      cord(-208),
      cord(-180),
      line('M-196 -188Q-90 -215 30 -213', '#56635f', 5, 0.7),
      line('M-196 -160Q-90 -187 30 -185', '#56635f', 5, 0.7),
    )}</g>`,
  );
}

/** A surgeon's cap sprinkled with eight-pointed stars. */
export function surgeonCap(cloth: Cloth, speck: string): string {
  const fold = foldOf(cloth);
  const cap = symmetric(
    '0 -294, -112 -294, -176 -232, -172 -124, -170 -100, -166 -74, -156 -52, -146 -108, -90 -142, 0 -142',
  );
  const stars = [
    [-96, -212],
    [-20, -250],
    [64, -220],
    [126, -168],
    [-142, -142],
    [-36, -182],
    [40, -270],
    [-84, -270],
    [20, -176],
    [100, -262],
    [88, -146],
  ] as const;
  return group(
    `<g filter="url(#fall)">${shape(cap, `cloth-${cloth}`)}</g>`,
    `<clipPath id="cap"><path d="${cap}"/></clipPath>`,
    `<g clip-path="url(#cap)">${stars.map(([x, y]) => at(x, y, shape(star(10), speck, 0.85))).join('')}</g>`,
    line('M-164 -84C-146 -136 -90 -166 0 -166S146 -136 164 -84', fold, 6, 0.55),
    line('M30 -290C110 -276 160 -220 166 -130', fold, 7, 0.35),
  );
}

/** A white stitched cap that sits above the forehead. */
export function kufi(): string {
  const fold = foldOf('ghutra');
  const d = symmetric(
    '0 -300, -90 -300, -140 -276, -152 -226, -158 -200, -160 -170, -160 -140, -110 -166, -60 -174, 0 -174',
  );
  const zigzag = Array.from({ length: 12 }, (_, index) => {
    const x = -132 + index * 24;
    const sink = (x / 150) ** 2 * 26;
    return `${index === 0 ? 'M' : 'L'}${x} ${-196 + sink + (index % 2) * -24}`;
  }).join('');
  return group(
    `<g filter="url(#fall)">${shape(d, 'cloth-ghutra')}</g>`,
    line('M-150 -228Q0 -264 150 -228', fold, 5, 0.9),
    line(zigzag, fold, 5, 0.9),
    line('M-96 -276Q0 -296 96 -276', fold, 5, 0.7),
  );
}

/** A mask pulled down under the chin. */
export function loweredMask(cloth: Cloth): string {
  const fold = foldOf(cloth);
  return group(
    line('M-158 44C-156 120 -140 190 -112 246M158 44C156 120 140 190 112 246', '#ffffff', 5, 0.8),
    `<g filter="url(#fall)">${shape('M-124 232C-60 262 60 262 124 232C140 250 142 300 122 330C70 372 -70 372 -122 330C-142 300 -140 250 -124 232Z', `cloth-${cloth}`)}</g>`,
    line('M-122 276C-60 306 60 306 122 276M-118 306C-60 338 60 338 118 306', fold, 6, 0.55),
  );
}
