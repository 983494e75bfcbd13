import { expect, test } from 'vitest';
import { ApiError } from '#lib/api-client.ts';
import { newsWords } from '#messages/staff-news.ts';
import { sectionWords } from '#messages/staff-sections.ts';
import type { EditedRecord } from './editor-type.ts';
import { saveTexts } from './save-texts.ts';
import { pictureField, titleField } from './shared-fields.ts';

const record = {} as EditedRecord;
const answered = (message: string) => new ApiError(message, { status: 500, code: 'INTERNAL' });
const lost = new ApiError('', { status: 0, code: 'NETWORK', cause: 'offline' });

test.each([
  ['add', null, titleField, 'فشل في إضافة الأخبار', 'حدث خطأ أثناء إضافة القسم', 'حدث خطأ أثناء إضافة القسم'],
  ['edit', record, titleField, 'فشل في تحديث الأخبار', 'خطأ أثناء التحديث', 'حدث خطأ أثناء التعديل'],
  ['image', record, pictureField, 'فشل في تحديث صورة الأخبار', 'خطأ أثناء التحديث', 'حدث خطأ أثناء التعديل'],
] as const)('news, %s: the specified text of each failure', (_, of, field, ofLost, ofRefusal, ofNoText) => {
  const { failed } = saveTexts(newsWords.texts, of, [field]);
  expect(failed(answered('كلام الخادم'))).toBe('كلام الخادم');
  expect(failed(lost)).toBe(ofLost);
  expect(failed(answered(''))).toBe(ofRefusal);
  expect(failed(new TypeError('x is not a function'))).toBe(ofNoText);
});

test('a type without such texts says its own of every failure', () => {
  const { failed, done } = saveTexts(sectionWords.texts, record, [titleField]);
  expect(done).toBe(sectionWords.texts.edited);
  for (const error of [lost, answered(''), new TypeError('x')]) {
    expect(failed(error)).toBe(sectionWords.texts.editFailed);
  }
});
