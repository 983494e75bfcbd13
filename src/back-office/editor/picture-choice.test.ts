import { expect, test } from 'vitest';
import { FIELD_MESSAGES } from '#messages/errors.ts';
import { focalByKey, refuseFile } from './picture-choice.ts';

test.each([
  ['image/svg+xml', 10, FIELD_MESSAGES.PICTURE_KIND],
  ['text/html', 10, FIELD_MESSAGES.PICTURE_KIND],
  ['', 10, FIELD_MESSAGES.PICTURE_KIND],
  ['image/png', 10 * 1024 * 1024 + 1, FIELD_MESSAGES.PICTURE_TOO_HEAVY],
  ['image/png', 10 * 1024 * 1024, null],
  ['image/png', 0, FIELD_MESSAGES.PICTURE_BROKEN],
  ['image/avif', 10, null],
])('a file of %s with %i bytes', (type, size, said) => {
  expect(refuseFile({ type, size })).toBe(said);
});

test('arrows move the point as they point, and never out of the picture', () => {
  const middle = { x: 500, y: 500 };
  expect(focalByKey(middle, 'ArrowLeft')).toEqual({ x: 490, y: 500 });
  expect(focalByKey(middle, 'ArrowDown')).toEqual({ x: 500, y: 510 });
  expect(focalByKey({ x: 1000, y: 0 }, 'ArrowRight')).toEqual({ x: 1000, y: 0 });
  expect(focalByKey({ x: 1000, y: 0 }, 'ArrowUp')).toEqual({ x: 1000, y: 0 });
  expect(focalByKey(middle, 'Enter')).toBeNull();
});
