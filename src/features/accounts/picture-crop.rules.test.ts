import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cropAround } from '#media/crop.rules.ts';
import { cropAxis, focalOfPlace, placeAfterDrag } from './picture-crop.rules.ts';

const side = fc.integer({ min: 1, max: 6000 });

describe('the window over a picture', () => {
  it('moves along the longer side alone', () => {
    expect(cropAxis({ width: 400, height: 300 })).toBe('x');
    expect(cropAxis({ width: 300, height: 400 })).toBe('y');
    expect(cropAxis({ width: 300, height: 300 })).toBeNull();
  });

  it('shows what the server cuts out, to the pixel', () => {
    const place = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(side, side, place, (width, height, at) => {
        const { left, top } = cropAround(
          { width, height },
          { width: 320, height: 320 },
          focalOfPlace({ width, height }, at),
        );
        const square = Math.min(width, height);
        expect(Math.abs(left - ((width - square) * at) / 1000)).toBeLessThanOrEqual(1);
        expect(Math.abs(top - ((height - square) * at) / 1000)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('follows a finger, and stops at the edges', () => {
    const wide = { width: 600, height: 300 };
    // Shown 100 px a side, another 100 px of the picture are hidden.
    expect(placeAfterDrag(wide, 500, 25, 100)).toBe(250);
    expect(placeAfterDrag(wide, 500, -25, 100)).toBe(750);
    expect(placeAfterDrag(wide, 500, 500, 100)).toBe(0);
    expect(placeAfterDrag(wide, 500, -500, 100)).toBe(1000);
    expect(placeAfterDrag({ width: 300, height: 300 }, 500, 25, 100)).toBe(500);
  });
});
