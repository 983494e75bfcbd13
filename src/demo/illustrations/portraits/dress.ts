import { INK } from '#demo/illustrations/palette.ts';
import { type Cloth, foldOf } from '#demo/illustrations/portraits/tones.ts';
import { at, box, group, line, shape, symmetric } from '#demo/illustrations/svg.ts';
import { tooth } from '#demo/illustrations/teeth.ts';

const SHOULDERS =
  '0 250, -50 250, -88 276, -104 306, -132 352, -268 350, -340 398, -424 454, -456 590, -480 900, -300 900, -150 900, 0 900';

const PANEL =
  'M-108 304C-136 352 -268 350 -342 398C-424 454 -456 590 -482 900H-20C-40 720 -64 580 -88 490C-104 424 -112 360 -108 304Z';

const LAPEL =
  'M-106 296C-150 318 -184 366 -200 428L-134 466L-158 506C-130 590 -86 690 -38 790C-50 660 -70 560 -92 480C-108 420 -112 350 -106 296Z';

/** The upper body in one cloth, before what lies over it. */
export function shirt(cloth: Cloth): string {
  return shape(symmetric(SHOULDERS), `cloth-${cloth}`);
}

/** Both fronts of a white coat with its lapels; `pocket` lies on the wearer's left. */
export function coat(pocket = ''): string {
  const fold = foldOf('coat');
  const front = group(
    shape(PANEL, 'cloth-coat'),
    line('M-330 560C-318 640 -316 760 -322 900', fold, 7, 0.6),
    line('M-250 380C-236 420 -226 470 -228 520', fold, 6, 0.35),
    at(7, 12, shape(LAPEL, fold, 0.6)),
    shape(LAPEL, 'cloth-coat'),
    line('M-200 428L-134 466L-158 506', fold, 5, 0.7),
  );
  return group(front, at(0, 0, front, { flip: true }), pocket);
}

/** A breast pocket with a golden pen, and a badge. */
export function coatPocket(badge: string = INK.brand): string {
  const fold = foldOf('coat');
  return at(
    236,
    610,
    group(
      box(-30, -52, 16, 110, 8, 'gold'),
      box(-30, -52, 16, 22, 8, INK.deep),
      shape('M-78 0H78V104C78 130 62 146 40 146H-40C-62 146 -78 130 -78 104Z', 'cloth-coat'),
      line('M-78 0H78V104C78 130 62 146 40 146H-40C-62 146 -78 130 -78 104Z', fold, 6, 0.8),
      line('M-72 24H72', fold, 5, 0.6),
      box(18, 46, 74, 50, 12, badge, 0.92),
      at(18, 71, tooth('molar'), { scale: 0.07 }),
    ),
    { turn: -2 },
  );
}

/** A scrub top: body, seams and a pocket. */
export function scrubs(cloth: Cloth, pocket: string): string {
  return group(shirt(cloth), seams(cloth), pocket);
}

/** A scrub top that is open at the neck, to be drawn over what is tucked into it. */
export function openScrubs(cloth: Cloth, pocket: string): string {
  const body = SHOULDERS.replace('0 250, -50 250, -88 276, -104 306', '0 500, -40 450, -88 376, -112 308');
  return group(shape(symmetric(body), `cloth-${cloth}`), seams(cloth), pocket);
}

function seams(cloth: Cloth): string {
  const fold = foldOf(cloth);
  return group(
    line('M-250 362C-300 470 -318 640 -322 900M250 362C300 470 318 640 322 900', fold, 6, 0.5),
    line('M-372 520C-352 600 -350 740 -356 900M372 520C352 600 350 740 356 900', fold, 6, 0.4),
  );
}

/** The collar of a scrub top, drawn over the neck: a V to `depth`. */
export function scrubCollar(cloth: Cloth, depth = 470): string {
  const fold = foldOf(cloth);
  const side = `M-122 312C-110 380 -62 ${depth - 40} 0 ${depth + 40}L0 ${depth}C-46 ${depth - 60} -80 370 -88 300Z`;
  const one = group(
    shape(side, `cloth-${cloth}`),
    line(`M-122 312C-110 380 -62 ${depth - 40} 0 ${depth + 40}`, fold, 6, 0.6),
  );
  return group(one, at(0, 0, one, { flip: true }));
}

/** The patch pocket of a scrub top, and what is sewn on it. */
export function scrubPocket(cloth: Cloth, mark = ''): string {
  const fold = foldOf(cloth);
  return at(
    206,
    600,
    group(
      line('M-76 0H76V106C76 130 60 144 38 144H-38C-60 144 -76 130 -76 106Z', fold, 6, 0.75),
      line('M-70 24H70', fold, 5, 0.6),
      mark,
    ),
    { turn: -2 },
  );
}
