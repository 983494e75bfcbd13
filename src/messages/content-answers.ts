import { formatNumber } from '#lib/format.ts';

/** A content type as the server's answers name it. */
export interface ContentNoun {
  /** «الخبر» */
  one: string;
  /** «الأخبار» */
  many: string;
}

export const contentNouns = {
  sections: { one: 'القسم', many: 'الأقسام' },
  services: { one: 'الخدمة', many: 'الخدمات' },
  doctors: { one: 'الطبيب', many: 'الأطباء' },
  news: { one: 'الخبر', many: 'الأخبار' },
  offers: { one: 'العرض', many: 'العروض' },
  heroes: { one: 'الواجهة', many: 'الواجهات' },
} as const satisfies Record<string, ContentNoun>;

/** What the server answers when a change of content is done. */
export function contentAnswers({ one, many }: ContentNoun) {
  return {
    created: `تمت إضافة ${one}.`,
    changed: `تم تعديل ${one}.`,
    pictureChanged: `تم تغيير صورة ${one}.`,
    pictureRemoved: `تمت إزالة صورة ${one}.`,
    trashed: `تم حذف ${one}.`,
    restored: `تمت استعادة ${one}.`,
    versionRestored: `تمت استعادة نسخة سابقة من ${one}.`,
    ordered: `تم حفظ ترتيب ${many}.`,
    publishMany: (n: number) => `تم نشر ${formatNumber(n)} من ${many}.`,
    unpublishMany: (n: number) => `تم إلغاء نشر ${formatNumber(n)} من ${many}.`,
    trashMany: (n: number) => `تم حذف ${formatNumber(n)} من ${many}.`,
    restoreMany: (n: number) => `تمت استعادة ${formatNumber(n)} من ${many}.`,
  };
}

/** What the server answers when the clinic's facts are changed. */
export const settingsSaved = 'تم حفظ إعدادات العيادة.';
