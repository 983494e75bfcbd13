import { expect, test } from 'vitest';
import type { PresentedImage } from '#media/media-address.ts';
import { pictureField, conflict as words } from '#messages/staff-editor.ts';
import { pictureOf } from './picture-choice.ts';
import { isPictureChanged, pictureDifference, rebasedPicture } from './picture-difference.ts';

const image = (url: string) => ({ url, cardImage: `${url}/card` }) as PresentedImage;
const before = { image: image('/a'), focal: { x: 0.5, y: 0.5 }, input: { imageAlt: 'كرسي' } };
const theirs = { image: image('/b'), focal: { x: 0.2, y: 0.3 }, input: { imageAlt: 'كرسي الفحص' } };
const opened = pictureOf(before);
const file = new File([], 'mine.png');

test('what was left alone here stays as the other one saved it', () => {
  const rebased = rebasedPicture(opened, before, theirs);
  expect(rebased).toEqual(pictureOf(theirs));
  expect(pictureDifference(rebased, theirs)).toEqual([]);
});

test('what was changed here is kept, and only that', () => {
  const typed = rebasedPicture({ ...opened, alt: 'نصّي' }, before, theirs);
  expect(typed).toMatchObject({ alt: 'نصّي', focal: { x: 200, y: 300 } });
  expect(pictureDifference(typed, theirs)).toEqual([
    { name: pictureField.alt, mine: { text: 'نصّي' }, theirs: { text: 'كرسي الفحص' } },
  ]);
  const moved = rebasedPicture({ ...opened, focal: { x: 900, y: 500 } }, before, theirs);
  expect(moved).toMatchObject({ alt: 'كرسي الفحص', focal: { x: 900, y: 500 } });
  expect(pictureDifference(moved, theirs).map(({ name }) => name)).toEqual([pictureField.focal]);
});

test('another file, or none, stands against the saved one, with its own centre', () => {
  const saved = { text: words.savedPicture, src: '/b/card' };
  const chosen = rebasedPicture({ ...opened, file, preview: 'data:mine' }, before, theirs);
  expect(chosen).toMatchObject({ file, focal: opened.focal });
  expect(pictureDifference(chosen, theirs)).toEqual([
    { name: pictureField.label, mine: { text: 'mine.png', src: 'data:mine' }, theirs: saved },
  ]);
  const removed = rebasedPicture({ ...opened, removed: true }, before, theirs);
  expect(pictureDifference(removed, theirs)).toEqual([
    { name: pictureField.label, mine: { text: '' }, theirs: saved },
  ]);
  expect(pictureDifference(removed, { ...theirs, image: null })).toEqual([]);
});

test('the other one’s picture work is told apart from none', () => {
  expect(isPictureChanged(before, before)).toBe(false);
  expect(isPictureChanged(before, { ...before, image: image('/b') })).toBe(true);
  expect(isPictureChanged(before, { ...before, focal: theirs.focal })).toBe(true);
  expect(isPictureChanged(before, { ...before, input: theirs.input })).toBe(true);
});
