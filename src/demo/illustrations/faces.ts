import { INK } from '#demo/illustrations/palette.ts';
import { circle, group, line, oval } from '#demo/illustrations/svg.ts';

type Mood = 'happy' | 'calm';

/** A face about 180 wide around 0,0. */
export function face(mood: Mood = 'happy'): string {
  const mouth = mood === 'happy' ? 'M-46 22Q0 82 46 22' : 'M-32 30Q0 56 32 30';
  return group(
    eye(-62),
    eye(62),
    line(mouth, INK.deep, 13),
    oval(-98, 24, 24, 15, INK.mint, 0.65),
    oval(98, 24, 24, 15, INK.mint, 0.65),
  );
}

/** A face at peace, its eyes closed. */
export function sleepingFace(): string {
  return group(
    line('M-86 -18Q-62 8 -38 -18M38 -18Q62 8 86 -18', INK.deep, 12),
    line('M-26 34Q0 54 26 34', INK.deep, 12),
    oval(-100, 22, 24, 15, INK.mint, 0.65),
    oval(100, 22, 24, 15, INK.mint, 0.65),
  );
}

function eye(x: number): string {
  return group(oval(x, -18, 14, 18, INK.deep), circle(x - 4, -25, 5, INK.white));
}
