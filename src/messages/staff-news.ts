/** One text for both of an article's windows. */
const editFailed = 'حدث خطأ أثناء التعديل';

/** The news modals, exact (specification, "Add-news modal", "Edit-news modal" and section 8). */
export const newsEditor = {
  fields: {
    service: 'الخدمة المرتبطة بالخبر',
    chooseService: 'اختر قسمًا',
    description: 'الوصف',
  },
  imageTitle: 'تغيير صورة الخبر',
  imageSubmit: 'حفظ الصورة',
  optionsTitle: 'خيارات نشر الخبر',
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
} as const;
