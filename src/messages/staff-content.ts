import type { ContentNoun } from './content-answers.ts';

/** What is said of every content type alike, by what its records are called. A type says its own where that reads better. */
export function contentTexts({ one, many }: ContentNoun) {
  return {
    list: {
      title: many,
      failed: `فشل في تحميل بيانات ${many}`,
      deleted: `تم حذف ${one}`,
      deleteFailed: `حدث خطأ أثناء حذف ${one}`,
    },
    edit: `تعديل ${one}`,
    texts: {
      added: `تمت إضافة ${one}`,
      edited: `تم تعديل ${one}`,
      imageSaved: `تم تحديث صورة ${one}`,
      addFailed: `حدث خطأ أثناء إضافة ${one}`,
      editFailed: `حدث خطأ أثناء تعديل ${one}`,
      imageFailed: `حدث خطأ أثناء تحديث صورة ${one}`,
    },
  };
}
