import type { ContentNoun } from './content-answers.ts';
import { lists } from './staff-lists.ts';

const noun: ContentNoun = {
  bare: 'خبر',
  one: 'الخبر',
  many: 'الأخبار',
  counted: { one: 'خبر واحد', two: 'خبرين', few: '{n} أخبار', many: '{n} خبرًا', other: '{n} خبر' },
};

/** One text for both of an article's windows. */
const editFailed = 'حدث خطأ أثناء التعديل';

/**
 * The news' list and windows to the letter, odd as some of it is (specification, "Admin news screen", "Add-news modal",
 * "Edit-news modal" and section 8).
 */
export const newsWords = {
  noun,
  list: {
    title: noun.many,
    add: 'إضافة خبر جديد',
    searchPlaceholder: 'ابحث عن اخبار...',
    empty: 'لا توجد خدمات متاحة',
    alwaysEmpty: true,
    failed: 'فشل في تحميل بيانات الأخبار',
    deleted: 'تم حذف الخبر',
    deleteFailed: 'خطأ أثناء الحذف',
    deleteLost: 'فشل في حذف الأخبار',
    noTitle: lists.noTitle,
    noSubTitle: 'لا يوجد عنوان فرعى',
  },
  texts: {
    added: 'تمت إضافة الخبر',
    edited: 'تم تعديل الخبر',
    imageSaved: 'تم تحديث صورة الخبر',
    addFailed: 'حدث خطأ أثناء إضافة القسم',
    editFailed,
    imageFailed: editFailed,
    lost: {
      add: 'فشل في إضافة الأخبار',
      edit: 'فشل في تحديث الأخبار',
      image: 'فشل في تحديث صورة الأخبار',
    },
    refused: 'خطأ أثناء التحديث',
  },
  optionsTitle: 'خيارات نشر الخبر',
  fields: {
    serviceId: 'الخدمة المرتبطة بالخبر',
    chooseService: 'اختر قسمًا',
    desc: 'الوصف',
  },
};
