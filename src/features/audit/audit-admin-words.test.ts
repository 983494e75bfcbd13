import { describe, expect, it } from 'vitest';
import type { EditorField } from '#back-office/editor/editor-field.ts';
import { doctorEditorType } from '#features/doctors/doctors-admin-editor.ts';
import { heroEditorType } from '#features/heroes/heroes-admin-editor.ts';
import { newsEditorType } from '#features/news/news-admin-editor.ts';
import { offerEditorType } from '#features/offers/offers-admin-editor.ts';
import { sectionEditorType } from '#features/sections/sections-admin-editor.ts';
import { serviceEditorType } from '#features/services/services-admin-editor.ts';
import { settingsFields } from '#messages/staff-settings.ts';
import { detailWords, subjectWords } from './audit-admin-words.ts';

describe('an entry of the audit', () => {
  it('names what was changed', () => {
    expect(subjectWords({ type: 'news', id: 'a', title: 'افتتاح' })).toBe('خبر: افتتاح');
    expect(subjectWords({ type: 'user', id: 'a', title: '' })).toBe('مستخدم');
    expect(subjectWords({ type: 'somethingNew', id: null, title: 'x' })).toBe('somethingNew: x');
  });

  it.each([
    [{ role: 'admin' }, ['الدور: مشرف']],
    [{ role: 'user', before: 'admin', areas: null }, ['الدور: من مشرف إلى مستخدم']],
    [{ areas: null }, ['الصلاحيات المعتادة']],
    [{ areas: ['news', 'offers', 'nonsense'] }, ['الأقسام: الأخبار، العروض']],
    [{ disabled: true }, ['عُطّل الحساب']],
    [{ disabled: false }, ['فُعّل الحساب']],
    [{ fields: ['title', 'buttonHref', 'somethingNew'] }, ['الحقول: العنوان، وجهة الزر، somethingNew']],
    [{ role: '__proto__', fields: [], count: 3 }, []],
  ])('says of %j: %j', (detail, lines) => {
    expect(detailWords('heroes', detail)).toEqual(lines);
  });

  it.each([
    ['doctors', doctorEditorType],
    ['heroes', heroEditorType],
    ['news', newsEditorType],
    ['offers', offerEditorType],
    ['sections', sectionEditorType],
    ['services', serviceEditorType],
  ])('calls the fields of %s as their editor does', (type, { fields, options }) => {
    const labelled = [...fields, ...options].filter(hasLabel);
    const called = labelled.map(({ name }) => detailWords(type, { fields: [name] }));
    expect(labelled.length).toBeGreaterThan(1);
    expect(called).toEqual(labelled.map(({ label }) => [`الحقول: ${label}`]));
  });

  it('calls the facts of the clinic as the settings do', () => {
    const { name, address, licence } = settingsFields;
    expect(detailWords('settings', { fields: ['name', 'address', 'licence'] })).toEqual([
      `الحقول: ${name}، ${address}، ${licence}`,
    ]);
  });
});

function hasLabel(field: EditorField): field is EditorField & { label: string } {
  return 'label' in field;
}
