import { expect, test } from 'vitest';
import type { EditorField } from './editor-field.ts';
import { fitting, formDataOf, sameWire, valuesOf, wholeList, wireOf } from './field-values.ts';

const now = new Date('2026-03-01T09:00:00.000Z');
const fields: EditorField[] = [
  { kind: 'text', name: 'title', label: '' },
  { kind: 'text', name: 'slug', label: '', ownWhenBlank: true },
  { kind: 'list', name: 'desc', label: '' },
  { kind: 'price', name: 'price', label: '' },
  { kind: 'moment', name: 'endsAt', label: '' },
  { kind: 'record', name: 'serviceId', label: '', of: 'service' },
  { kind: 'records', name: 'sectionIds', label: '', of: 'section' },
  { kind: 'publishing', name: 'publishing' },
];
const empty = valuesOf(fields, {}, now);

test('a record goes back as it came when nothing is touched', () => {
  const input = {
    title: 'زراعة',
    slug: 'زراعة',
    desc: ['أولى', 'ثانية'],
    price: 1500,
    serviceId: 'a',
    sectionIds: ['b', 'c'],
    status: 'draft',
    publishAt: null,
    unpublishAt: null,
  };
  expect(wireOf(fields, valuesOf(fields, { ...input, endsAt: '2026-03-01T20:59:00.000Z' }, now))).toEqual({
    ...input,
    endsAt: '2026-03-01T23:59',
  });
});

test('an empty form has no price, no time, no link and no slug of its own', () => {
  expect(wireOf(fields, empty)).toEqual({
    title: '',
    desc: [],
    price: null,
    endsAt: null,
    serviceId: null,
    sectionIds: [],
    status: 'published',
    publishAt: null,
    unpublishAt: null,
  });
});

test('what is typed but not added is the last entry, and blank is none', () => {
  expect(wholeList({ items: ['أولى'], typing: '  ثانية ' })).toEqual(['أولى', 'ثانية']);
  expect(wholeList({ items: [], typing: ' \n' })).toEqual([]);
});

test.each([
  ['١٬٥٠٠', 1500],
  ['1,500', 1500],
  ['99.5', '99.5'],
  ['مئة', 'مئة'],
  [' ', null],
])('a price typed as %j', (typed, price) => {
  expect(wireOf(fields, { ...empty, price: typed }).price).toBe(price);
});

test('a multipart form numbers its lists, and says of the empty ones that they are', () => {
  const form = formDataOf({ title: 'أ', desc: ['ب', 'ج'], features: [], price: 3, endsAt: null });
  expect([...form]).toEqual([
    ['title', 'أ'],
    ['desc[0]', 'ب'],
    ['desc[1]', 'ج'],
    ['features', ''],
    ['price', '3'],
    ['endsAt', ''],
  ]);
});

test('blanks around a text are no change', () => {
  const values = { ...empty, title: 'أ' };
  expect(sameWire(wireOf(fields, values), wireOf(fields, { ...values, title: ' أ ' }))).toBe(true);
  expect(sameWire(wireOf(fields, values), wireOf(fields, { ...values, title: 'ب' }))).toBe(false);
});

test('of a kept draft only what still fits the controls comes back', () => {
  const kept = { title: 'أ', desc: 'ليست قائمة', price: '5', gone: 'ب', sectionIds: ['c'] };
  expect(fitting(kept, empty)).toEqual({ title: 'أ', price: '5', sectionIds: ['c'] });
});
