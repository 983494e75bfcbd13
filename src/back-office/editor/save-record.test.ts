import { expect, test } from 'vitest';
import type { PresentedImage } from '#media/media-address.ts';
import { pictureOf } from './picture-choice.ts';
import { movesPicture } from './save-record.ts';

const record = { image: {} as PresentedImage, focal: { x: 0.25, y: 0.5 } };
const asItIs = pictureOf({ focal: record.focal, input: { imageAlt: 'كرسي' } });

test('a record’s picture starts as it is', () => {
  expect(asItIs).toMatchObject({ focal: { x: 250, y: 500 }, alt: 'كرسي', file: null, removed: false });
  expect(pictureOf(null)).toMatchObject({ focal: { x: 500, y: 500 }, alt: '' });
});

test('a picture is made anew for another file or another centre, not for another text', () => {
  expect(movesPicture(asItIs, record)).toBe(false);
  expect(movesPicture({ ...asItIs, alt: 'غيره' }, record)).toBe(false);
  expect(movesPicture({ ...asItIs, focal: { x: 260, y: 500 } }, record)).toBe(true);
  expect(movesPicture({ ...asItIs, file: new File([], 'a.png') }, record)).toBe(true);
});

test('nothing is cropped where there is no picture, or none any longer', () => {
  const moved = { ...asItIs, focal: { x: 0, y: 0 } };
  expect(movesPicture(moved, { image: null, focal: null })).toBe(false);
  expect(movesPicture({ ...moved, removed: true }, record)).toBe(false);
});
