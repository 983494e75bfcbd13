import { describe, expect, it } from 'vitest';
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
});
