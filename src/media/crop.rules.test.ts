import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cropAround, fitAround, fitInside } from './crop.rules.ts';

const side = fc.integer({ min: 1, max: 25_000_000 });
const size = fc.record({ width: side, height: side });
const focal = fc.record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: 0, max: 1000 }) });

describe('cropAround', () => {
  it.each([
    ['the middle', { x: 500, y: 500 }, 250],
    ['the left edge', { x: 0, y: 500 }, 0],
    ['the right edge', { x: 1000, y: 500 }, 500],
    ['between', { x: 300, y: 500 }, 50],
  ])('centres a square of a wide picture on %s', (_where, point, left) => {
    expect(cropAround({ width: 1000, height: 500 }, { width: 320, height: 320 }, point)).toEqual({
      left,
      top: 0,
      width: 500,
      height: 500,
    });
  });

  it('moves up and down in a tall picture', () => {
    const crop = cropAround({ width: 300, height: 900 }, { width: 640, height: 480 }, { x: 500, y: 1000 });
    expect(crop).toEqual({ left: 0, top: 675, width: 300, height: 225 });
  });

  it('stays inside every picture and is never empty', () => {
    fc.assert(
      fc.property(size, size, focal, (picture, target, point) => {
        const crop = cropAround(picture, target, point);
        expect(crop.width).toBeGreaterThanOrEqual(1);
        expect(crop.height).toBeGreaterThanOrEqual(1);
        expect(crop.left).toBeGreaterThanOrEqual(0);
        expect(crop.top).toBeGreaterThanOrEqual(0);
        expect(crop.left + crop.width).toBeLessThanOrEqual(picture.width);
        expect(crop.top + crop.height).toBeLessThanOrEqual(picture.height);
      }),
    );
  });
});

describe('fitInside', () => {
  it.each([
    [
      { width: 5120, height: 2560 },
      { width: 2560, height: 1280 },
    ],
    [
      { width: 3000, height: 6000 },
      { width: 1280, height: 2560 },
    ],
    [
      { width: 20_000, height: 1 },
      { width: 2560, height: 1 },
    ],
    [
      { width: 2560, height: 2560 },
      { width: 2560, height: 2560 },
    ],
    [
      { width: 1, height: 1 },
      { width: 1, height: 1 },
    ],
  ])('makes %j at most 2560 long: %j', (picture, expected) => {
    expect(fitInside(picture, 2560)).toEqual(expected);
  });
});

describe('fitAround', () => {
  it('covers the largest demand and never enlarges', () => {
    const targets = [
      { width: 320, height: 320 },
      { width: 1600, height: 1200 },
    ];
    expect(fitAround({ width: 8000, height: 2000 }, targets)).toEqual({ width: 4800, height: 1200 });
    expect(fitAround({ width: 100, height: 50 }, targets)).toEqual({ width: 100, height: 50 });
  });
});
