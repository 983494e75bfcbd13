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
    editFailed: 'حدث خطأ أثناء التعديل',
    imageFailed: 'فشل في تحديث صورة الأخبار',
  },
} as const;
