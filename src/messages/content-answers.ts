import { type PluralForms, plural } from '#lib/format.ts';

/** What a content type's records are called. */
export interface ContentNoun {
  /** «خبر»: any one of it. */
  bare: string;
  /** «الخبر» */
  one: string;
  /** «الأخبار» */
  many: string;
  /** So many of them, as the object of a deed: «خبر واحد», «خبرين». */
  counted: PluralForms;
}

/** What the server answers when a change of content is done. */
export function contentAnswers({ one, many, counted }: ContentNoun) {
  const done =
    (deed: string, rest = '') =>
    (n: number) =>
      n === 0 ? `لم يتغيّر شيء في ${many}.` : `${deed} ${plural(n, counted)}${rest}.`;
  return {
    created: `تمت إضافة ${one}.`,
    changed: `تم تعديل ${one}.`,
    pictureChanged: `تم تغيير صورة ${one}.`,
    pictureRemoved: `تمت إزالة صورة ${one}.`,
    trashed: `تم حذف ${one}.`,
    restored: `تمت استعادة ${one}.`,
    versionRestored: `تمت استعادة نسخة سابقة من ${one}.`,
    ordered: `تم حفظ ترتيب ${many}.`,
    publishMany: done('تم نشر'),
    unpublishMany: done('تم إخفاء', ' عن الزوار'),
    trashMany: done('تم حذف'),
    restoreMany: done('تمت استعادة'),
    undoneMany: done('تم التراجع عن التغيير في'),
  };
}

/** What the server answers when the clinic's facts are changed. */
export const settingsSaved = 'تم حفظ إعدادات العيادة.';
