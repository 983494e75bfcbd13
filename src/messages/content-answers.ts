import { type PluralForms, plural } from '#lib/format.ts';

/** A content type as the server's answers name it. */
export interface ContentNoun {
  /** «الخبر» */
  one: string;
  /** «الأخبار» */
  many: string;
  /** So many of them, as the object of a deed: «خبر واحد», «خبرين». */
  counted: PluralForms;
}

export const contentNouns = {
  sections: {
    one: 'القسم',
    many: 'الأقسام',
    counted: { one: 'قسم واحد', two: 'قسمين', few: '{n} أقسام', many: '{n} قسمًا', other: '{n} قسم' },
  },
  services: {
    one: 'الخدمة',
    many: 'الخدمات',
    counted: { one: 'خدمة واحدة', two: 'خدمتين', few: '{n} خدمات', many: '{n} خدمة', other: '{n} خدمة' },
  },
  doctors: {
    one: 'الطبيب',
    many: 'الأطباء',
    counted: { one: 'طبيب واحد', two: 'طبيبين', few: '{n} أطباء', many: '{n} طبيبًا', other: '{n} طبيب' },
  },
  news: {
    one: 'الخبر',
    many: 'الأخبار',
    counted: { one: 'خبر واحد', two: 'خبرين', few: '{n} أخبار', many: '{n} خبرًا', other: '{n} خبر' },
  },
  offers: {
    one: 'العرض',
    many: 'العروض',
    counted: { one: 'عرض واحد', two: 'عرضين', few: '{n} عروض', many: '{n} عرضًا', other: '{n} عرض' },
  },
  heroes: {
    one: 'الواجهة',
    many: 'الواجهات',
    counted: { one: 'واجهة واحدة', two: 'واجهتين', few: '{n} واجهات', many: '{n} واجهة', other: '{n} واجهة' },
  },
} as const satisfies Record<string, ContentNoun>;

/** What the server answers when a change of content is done. */
export function contentAnswers({ one, many, counted }: ContentNoun) {
  const done = (deed: string) => (n: number) =>
    n === 0 ? `لم يتغيّر شيء في ${many}.` : `${deed} ${plural(n, counted)}.`;
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
    unpublishMany: done('تم إلغاء نشر'),
    trashMany: done('تم حذف'),
    restoreMany: done('تمت استعادة'),
    undoneMany: done('تم التراجع عن التغيير في'),
  };
}

/** What the server answers when the clinic's facts are changed. */
export const settingsSaved = 'تم حفظ إعدادات العيادة.';
