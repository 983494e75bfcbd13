import { expect, test } from 'vitest';
import type { PresentedImage } from '#media/media-address.ts';
import { type EditedRecord, type EditorPreview, PREVIEWED } from './editor-type.ts';
import { previewedRecord } from './previewed-record.ts';

const preview: EditorPreview = {
  Screen: () => null,
  queryKey: [],
  links: ({ serviceId }, titled) => ({ service: titled(serviceId) }),
};
const image = { url: '/media/a/url.webp', alt: 'قديم' } as PresentedImage;
const record = {
  _id: 'a',
  title: 'محفوظ',
  subTitle: 'فرعي',
  image,
  input: { title: 'محفوظ', serviceId: 's' },
} as unknown as EditedRecord;
const titleOf = (id: string) => `عنوان ${id}`;
const picture = { file: null, preview: '', focal: { x: 500, y: 500 }, alt: 'جديد', removed: false };
const now = new Date('2026-03-01T09:00:00.000Z');

test('what is typed stands over what is saved, and the rest stays', () => {
  const shown = previewedRecord(preview, { record, wire: { title: 'مكتوب' }, titleOf }, now);
  expect(shown).toMatchObject({
    _id: 'a',
    title: 'مكتوب',
    subTitle: 'فرعي',
    image,
    service: { _id: 's', title: 'عنوان s' },
  });
});

test('a new record has today’s date and no link before it has one', () => {
  const shown = previewedRecord(
    preview,
    { record: null, wire: { title: 'أ', serviceId: null }, titleOf },
    now,
  );
  expect(shown).toMatchObject({ _id: PREVIEWED, createdAt: now.toISOString(), image: null, service: null });
});

test('the picture is the one that was chosen, the kept one with its new words, or none', () => {
  const shown = (more: object) =>
    previewedRecord(preview, { record, wire: {}, titleOf, picture: { ...picture, ...more } }, now).image;
  expect(shown({})).toEqual({ ...image, alt: 'جديد' });
  expect(shown({ removed: true })).toBeNull();
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  expect(shown({ file, preview: 'data:image/png;base64,eA==' })).toMatchObject({
    cardImage: 'data:image/png;base64,eA==',
  });
});
