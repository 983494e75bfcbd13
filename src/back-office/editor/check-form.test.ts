import { expect, test } from 'vitest';
import { newsInput } from '#features/news/news.contract.ts';
import { offerInput } from '#features/offers/offers.contract.ts';
import { FIELD_MESSAGES } from '#messages/errors.ts';
import { checkForm, mistakeOf, strayMistakes, withoutMistake } from './check-form.ts';
import type { EditorField, Values } from './editor-field.ts';
import { valuesOf, wireOf } from './field-values.ts';

const fields: EditorField[] = [
  { kind: 'text', name: 'title', label: '', required: true },
  { kind: 'record', name: 'serviceId', label: '', of: 'service', required: true },
  { kind: 'list', name: 'desc', label: '' },
  { kind: 'publishing', name: 'publishing' },
];
const values = (typed: Values): Values => ({ ...valuesOf(fields, {}, new Date()), ...typed });

test('an empty form names what is required, in the server’s words', () => {
  expect(checkForm(newsInput, fields, values({}))).toEqual({
    title: FIELD_MESSAGES.REQUIRED,
    serviceId: FIELD_MESSAGES.REQUIRED,
  });
});

test('a price that is missing is asked for, and one in words is told from it', () => {
  const price: EditorField[] = [{ kind: 'price', name: 'price', label: '', required: true }];
  const wrong = (typed: string) => checkForm(offerInput, price, { price: typed }).price;
  expect(wrong(' ')).toBe(FIELD_MESSAGES.REQUIRED);
  expect(wrong('مئة')).toBe(FIELD_MESSAGES.NOT_A_NUMBER);
  expect(wrong('99.5')).toBe(FIELD_MESSAGES.NOT_A_NUMBER);
});

test('a whole form is right, and markup is a text like any other', () => {
  expect(checkForm(newsInput, fields, values({ title: '<b>خبر</b>', serviceId: 'a' }))).toEqual({});
});

test('what is too long in a list is told at the list', () => {
  const errors = checkForm(
    newsInput,
    fields,
    values({ title: 'خبر', serviceId: 'a', desc: { items: ['أ', 'ب'.repeat(5001)], typing: '' } }),
  );
  expect(mistakeOf(errors, 'desc')).toContain('٥٬٠٠٠');
});

test('a field that is not in the form is not asked for', () => {
  expect(checkForm(newsInput, fields.slice(0, 1), { title: 'خبر' })).toEqual({});
});

test('what is published later needs its moment', () => {
  const later = { mode: 'later' as const, from: '', until: '' };
  const errors = checkForm(newsInput, fields, values({ title: 'خبر', serviceId: 'a', publishing: later }));
  expect(errors).toEqual({ publishAt: FIELD_MESSAGES.REQUIRED });
});

test('a mistake no field shows is not lost', () => {
  const wire = wireOf(fields, values({}));
  expect(strayMistakes({ title: 'أ', 'desc.1': 'ب', image: 'ج', version: 'د' }, fields, wire)).toEqual(['د']);
});

test('touching a field takes its own mistakes away and no others', () => {
  const errors = { desc: 'أ', 'desc.1': 'ب', describe: 'ج' };
  expect(withoutMistake(errors, 'desc')).toEqual({ describe: 'ج' });
  expect(withoutMistake(errors, 'title')).toBe(errors);
});
