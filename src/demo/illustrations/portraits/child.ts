import { INK } from '#demo/illustrations/palette.ts';
import { HAIR } from '#demo/illustrations/portraits/hair.ts';
import { paints, skinOf } from '#demo/illustrations/portraits/tones.ts';
import { at, box, circle, group, lifted, line, oval, shape, symmetric } from '#demo/illustrations/svg.ts';
import { brush } from '#demo/illustrations/tools.ts';

const TONE = 'wheat';
const HEAD = '0 -206, -96 -206, -164 -150, -166 -30, -168 60, -160 104, -128 146, -96 186, -54 202, 0 202';

/** A girl of six to the waist, laughing, a brush in her raised hand; her face around 0,0. */
export function child(): string {
  return group(
    paints(TONE, ['leaf', 'mint', 'pale']),
    lifted(ponytail(-1), ponytail(1), body(), head()),
    lifted(arm()),
  );
}

function ponytail(side: number): string {
  const { base, light } = HAIR.brown;
  return at(
    side * 158,
    -120,
    group(
      shape('M0 -20C60 -70 120 -20 116 60C112 130 80 190 50 220C60 150 30 90 -6 40Z', base),
      line('M40 -20C80 10 86 80 66 140', light, 8, 0.6),
      circle(6, 4, 26, 'gold'),
    ),
    { flip: side < 0 },
  );
}

function body(): string {
  const dress =
    '0 216, -40 216, -70 236, -84 262, -120 290, -200 300, -250 352, -300 420, -318 560, -330 900, -200 900, -100 900, 0 900';
  return group(
    shape(symmetric(dress), 'cloth-leaf'),
    line('M-214 420C-236 520 -246 700 -250 900M214 420C236 520 246 700 250 900', '#2c7163', 6, 0.5),
    shape('M-54 150V250C-54 290 54 290 54 250V150Z', 'skin-neck'),
    shape('M-96 248C-60 300 -20 312 0 312C0 350 -30 376 -80 370C-120 362 -138 320 -132 288Z', 'cloth-pale'),
    shape('M96 248C60 300 20 312 0 312C0 350 30 376 80 370C120 362 138 320 132 288Z', 'cloth-pale'),
    ...[420, 500, 580].map((y) => circle(0, y, 13, 'gold')),
  );
}

function head(): string {
  const { shade, blush, line: ink, lip } = skinOf(TONE);
  const { base, light } = HAIR.brown;
  const d = symmetric(HEAD);
  const ear = (side: number) => oval(side * 168, 14, 24, 38, 'skin');
  const eye = (x: number) =>
    group(
      oval(x, 0, 24, 29, '#2a1d17'),
      circle(x - 8, -11, 9, INK.white),
      circle(x + 7, 11, 4, INK.white, 0.8),
      line(`M${x - 30} -20Q${x} -44 ${x + 30} -20`, '#2a1d17', 7),
    );
  const laugh = 'M-66 84C-30 98 30 98 66 84C62 152 -62 152 -66 84Z';
  return group(
    ear(-1),
    ear(1),
    shape(d, 'skin'),
    `<clipPath id="head"><path d="${d}"/></clipPath><mask id="far"><rect x="-400" y="-400" width="800" height="800" fill="#fff"/><path d="${d}" fill="#000" transform="translate(-36 -16)" filter="url(#blur)"/></mask>`,
    `<g clip-path="url(#head)"><g mask="url(#far)">${shape(d, shade, 0.6)}</g></g>`,
    oval(-106, 66, 44, 30, blush, 0.4),
    oval(106, 66, 44, 30, blush, 0.4),
    eye(-72),
    eye(72),
    line('M-104 -66C-90 -80 -60 -82 -44 -72M44 -72C60 -82 90 -80 104 -66', base, 9),
    line('M-11 46C-5 54 7 54 13 46', ink, 7, 0.75),
    shape(laugh, '#7d3b2f'),
    `<clipPath id="laugh"><path d="${laugh}"/></clipPath>`,
    `<g clip-path="url(#laugh)">${group(
      box(-43, 76, 46, 36, 8, INK.white),
      box(21, 76, 44, 36, 8, INK.white),
      box(61, 76, 32, 34, 8, INK.white),
      oval(0, 150, 40, 22, '#d9776a'),
    )}</g>`,
    line(laugh, lip, 6),
    shape(
      'M-174 20C-190 -80 -176 -180 -100 -226C-40 -258 60 -256 110 -222C180 -176 190 -80 174 20C160 -30 150 -80 120 -120C60 -106 10 -126 -20 -160C-40 -120 -90 -96 -136 -96C-152 -60 -164 -20 -174 20Z',
      base,
    ),
    line(
      'M-20 -160C-30 -190 -20 -220 0 -240M-110 -190C-90 -214 -66 -226 -44 -230M70 -226C104 -212 130 -184 142 -150',
      light,
      8,
      0.6,
    ),
  );
}

/** The arm on the viewer's right with a closed hand around the brush. */
function arm(): string {
  const { shade } = skinOf(TONE);
  return group(
    shape(
      'M214 330C270 330 330 380 352 440C372 400 376 330 372 268L442 262C456 360 446 470 404 540C360 590 280 570 240 500Z',
      'cloth-leaf',
    ),
    shape('M366 280L448 274C450 300 448 316 446 330C420 340 392 342 370 336Z', 'cloth-pale'),
    at(408, 222, at(-320, -18, brush('brand', INK.white)), { turn: -82, scale: 0.74, flip: true }),
    shape(
      'M362 236C352 196 366 164 404 160C446 158 462 190 456 230C452 262 436 282 408 284C384 284 368 266 362 236Z',
      'skin',
    ),
    line('M372 196C392 206 424 206 446 192M370 224C392 236 426 234 450 220', shade, 6, 0.8),
  );
}
