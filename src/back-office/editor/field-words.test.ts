import { expect, test } from 'vitest';
import type { EditorField, FieldValue } from './editor-field.ts';
import { fieldName, fieldWords } from './field-words.ts';

const options = [{ value: 'female', label: 'طبيبة' }];
const words = (field: EditorField, value: FieldValue) => fieldWords(field, value, (id) => `عنوان ${id}`);

test.each<[string, EditorField, FieldValue, string]>([
  ['a list', { kind: 'list', name: 'a', label: '' }, { items: ['أ', 'ب'], typing: ' ج ' }, 'أ\nب\nج'],
  ['a link', { kind: 'record', name: 'a', label: '', of: 'service' }, 's', 'عنوان s'],
  ['links', { kind: 'records', name: 'a', label: '', of: 'service' }, ['s', 't'], 'عنوان s\nعنوان t'],
  ['a choice', { kind: 'options', name: 'a', label: '', options }, 'female', 'طبيبة'],
  ['a choice no longer known', { kind: 'choices', name: 'a', label: '', options }, ['xx'], 'xx'],
  ['a moment', { kind: 'moment', name: 'a', label: '' }, '2026-03-01T12:30', '١ مارس ٢٠٢٦، ١٢:٣٠ م'],
  ['no moment', { kind: 'moment', name: 'a', label: '' }, '', ''],
])('%s as people read it', (_what, field, value, said) => {
  expect(words(field, value)).toBe(said);
});

test('when a record is seen is told whole', () => {
  const box: EditorField = { kind: 'publishing', name: 'publishing' };
  expect(fieldName(box)).toBe('الظهور في الموقع');
  expect(words(box, { mode: 'draft', from: '', until: '' })).toBe('مسودة');
  const told = words(box, { mode: 'later', from: '2026-03-01T12:30', until: '2026-03-02T12:30' });
  expect(told.split('\n')).toEqual([
    'نشر لاحقًا',
    'يظهر ابتداءً من ١ مارس ٢٠٢٦، ١٢:٣٠ م',
    'يختفي ابتداءً من ٢ مارس ٢٠٢٦، ١٢:٣٠ م',
  ]);
});
