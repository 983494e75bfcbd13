import { type Cloth, foldOf } from '#demo/illustrations/portraits/tones.ts';
import { at, circle, group, line, shape, symmetric } from '#demo/illustrations/svg.ts';

/** What a scarf leaves free of the face. */
export const SCARF_OPENING = symmetric(
  '0 -160, -84 -160, -128 -126, -134 -44, -138 30, -131 80, -109 126, -84 176, -46 216, 0 216',
);

/** A scarf in layers: `hood` lies behind the face, `drape` over the chest and under the chin. */
export interface Scarf {
  hood: string;
  drape: string;
}

const HOOD = '0 -298, -124 -298, -204 -222, -210 -74, -214 40, -208 130, -184 210, -160 280, -110 330, 0 330';

function fabric(d: string, cloth: Cloth, opacity = 1): string {
  return shape(d, `cloth-${cloth}`, opacity);
}

/** Wrapped once under the chin, its end over the far shoulder. */
export function wrappedScarf(cloth: Cloth, band?: Cloth): Scarf {
  const fold = foldOf(cloth);
  const hood = group(
    fabric(symmetric(HOOD), cloth),
    line('M-40 -292C-136 -270 -186 -190 -188 -70C-190 10 -184 80 -172 140', fold, 7, 0.38),
    line('M60 -288C150 -262 190 -180 190 -60C190 20 184 80 170 150', fold, 8, 0.5),
    line('M-70 -250C-130 -222 -160 -160 -164 -90', fold, 6, 0.28),
    band ? shape(bandPath(), `cloth-${band}`) : '',
  );
  const drape = group(
    fabric(
      'M-176 170C-214 250 -300 318 -350 384C-330 470 -220 560 -60 586C110 606 270 520 352 386C302 318 214 250 176 170C120 250 -120 250 -176 170Z',
      cloth,
    ),
    line('M-300 400C-240 480 -120 530 0 532', fold, 7, 0.3),
    line('M250 330C220 420 140 500 40 540', fold, 8, 0.45),
    `<g filter="url(#fall)">${fabric(
      'M192 96C186 176 110 240 0 244C-84 246 -140 208 -170 150C-196 232 -286 312 -352 376C-300 430 -190 440 -84 410C60 368 196 260 192 96Z',
      cloth,
    )}</g>`,
    line('M176 150C140 262 20 320 -120 340C-190 350 -250 372 -300 396', fold, 7, 0.4),
    line('M150 206C90 282 0 300 -100 302C-170 306 -230 336 -280 366', fold, 6, 0.28),
  );
  return { hood, drape };
}

/** A strip of the under-scarf along the forehead. */
function bandPath(): string {
  return 'M-140 0C-156 -130 -96 -190 0 -190S156 -130 140 0L126 0C126 -110 84 -150 0 -150S-126 -110 -126 0Z';
}

/** A square scarf, pinned under the chin, falling in two wings. */
export function pinnedScarf(cloth: Cloth): Scarf {
  const fold = foldOf(cloth);
  const crown =
    '0 -292, -118 -292, -198 -226, -208 -84, -216 40, -214 130, -196 206, -170 280, -110 320, 0 320';
  const hood = group(
    fabric(symmetric(crown), cloth),
    line('M-12 -284C-110 -262 -168 -180 -172 -70C-174 10 -172 80 -160 140', fold, 7, 0.35),
    line('M12 -284C112 -262 170 -180 174 -70C176 10 172 80 162 140', fold, 7, 0.48),
  );
  const wing =
    'M-184 150C-230 250 -330 320 -362 400C-350 520 -250 620 -120 640C-90 520 -40 380 0 262C-70 262 -140 220 -184 150Z';
  const one = group(
    fabric(wing, cloth),
    line('M-60 262C-110 380 -160 500 -200 600', fold, 7, 0.35),
    line('M-130 240C-190 340 -260 430 -290 520', fold, 7, 0.3),
  );
  const drape = group(
    `<g filter="url(#fall)">${at(0, 0, one, { flip: true })}</g>`,
    `<g filter="url(#fall)">${one}</g>`,
    shape(
      'M-150 176C-100 236 -40 250 0 250S100 236 150 176C130 250 60 290 0 296C-60 290 -130 250 -150 176Z',
      `cloth-${cloth}`,
    ),
    line('M-120 214C-70 262 -30 272 0 272S70 262 120 214', fold, 6, 0.4),
    circle(0, 276, 17, 'gold'),
    circle(-5, 271, 5, '#ffffff', 0.8),
  );
  return { hood, drape };
}

/** Smooth silk with a high crown, tied close, its edge in another cloth. */
export function silkScarf(cloth: Cloth, edge: Cloth): Scarf {
  const fold = foldOf(cloth);
  const crown =
    '0 -318, -112 -318, -198 -252, -206 -100, -210 20, -206 120, -184 204, -158 276, -110 320, 0 320';
  const hood = group(
    fabric(symmetric(crown), cloth),
    shape(bandPath(), `cloth-${edge}`),
    line(
      'M-160 -40C-160 -170 -98 -206 0 -206S160 -170 160 -40',
      edge === 'gold' ? '#94661a' : foldOf(edge),
      4,
      0.3,
    ),
    line('M-6 -312C-96 -290 -176 -214 -182 -90', fold, 6, 0.3),
    line('M20 -312C120 -286 182 -206 184 -80C186 0 182 80 166 150', fold, 7, 0.42),
  );
  const tail =
    'M172 146C160 232 90 262 0 262S-160 232 -172 146C-206 226 -262 306 -318 366C-270 430 -190 470 -110 486C-60 496 -20 470 0 430C20 470 60 496 110 486C190 470 270 430 318 366C262 306 206 226 172 146Z';
  const drape = group(
    `<g filter="url(#fall)">${fabric(tail, cloth)}</g>`,
    line(
      'M-318 366C-270 430 -190 470 -110 486C-60 496 -20 470 0 430C20 470 60 496 110 486C190 470 270 430 318 366',
      edge === 'gold' ? '#c98f2b' : foldOf(edge),
      12,
    ),
    line('M-150 214C-90 282 -40 290 0 290S90 282 150 214', fold, 6, 0.38),
    line('M-190 250C-150 330 -80 380 -10 420M190 250C150 330 80 380 10 420', fold, 6, 0.3),
  );
  return { hood, drape };
}

/** A surgeon's hood: close to the head and tucked into the collar. */
export function surgicalHood(cloth: Cloth, trim: Cloth): Scarf {
  const fold = foldOf(cloth);
  const crown =
    '0 -300, -120 -300, -194 -236, -200 -96, -206 20, -200 120, -172 196, -140 260, -128 320, -110 380, -60 470, -30 500, 0 500';
  const hood = group(
    fabric(symmetric(crown), cloth),
    shape(bandPath(), `cloth-${trim}`),
    line('M-60 -276C-130 -246 -172 -180 -176 -80', fold, 6, 0.35),
    line('M70 -276C140 -246 176 -176 178 -70C180 10 172 90 154 150', fold, 7, 0.5),
    line('M-196 -60C-196 20 -190 90 -166 160', fold, 6, 0.35),
  );
  const drape = group(
    shape(
      'M-166 140C-140 236 -60 262 0 262S140 236 166 140C170 220 150 290 130 340C100 400 50 440 0 466C-50 440 -100 400 -130 340C-150 290 -170 220 -166 140Z',
      `cloth-${cloth}`,
    ),
    line('M-140 210C-90 286 -40 300 0 300S90 286 140 210', fold, 6, 0.42),
    line('M-122 280C-80 346 -40 366 0 372S80 346 122 280', fold, 6, 0.32),
  );
  return { hood, drape };
}
