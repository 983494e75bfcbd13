/** What the back office's buttons say: one word for one act, on every screen. */
export const actions = {
  add: 'إضافة',
  save: 'حفظ',
  saving: 'جارٍ الحفظ...',
  edit: 'تعديل',
  remove: 'حذف',
  confirmRemove: 'نعم، احذفه',
  cancel: 'إلغاء',
  retry: 'إعادة المحاولة',
  failed: 'تعذّر تنفيذ الإجراء. أعد المحاولة بعد قليل.',
} as const;
