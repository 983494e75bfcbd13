import { INK } from '#demo/illustrations/palette.ts';
import { circle, group, line, oval } from '#demo/illustrations/svg.ts';

type Mood = 'happy' | 'calm' | 'asleep';

/** A face about 180 wide around 0,0. */
export function face(mood: Mood = 'happy', ink: string = INK.deep): string {
  const mouth = mood === 'happy' ? 'M-46 22Q0 82 46 22' : 'M-32 30Q0 56 32 30';
  return group(
    mood === 'asleep' ? group(lid(-62), lid(62)) : group(eye(-62, ink), eye(62, ink)),
    line(mouth, ink, 13),
    oval(-98, 24, 24, 15, INK.mint, 0.65),
    oval(98, 24, 24, 15, INK.mint, 0.65),
  );
}

function eye(x: number, ink: string): string {
  return group(oval(x, -18, 14, 18, ink), circle(x - 4, -25, 5, INK.white));
}

function lid(x: number): string {
  return line(`M${x - 20} -20Q${x} 2 ${x + 20} -20`, INK.deep, 11);
}
