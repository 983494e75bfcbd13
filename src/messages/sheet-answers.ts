/** What the calls about influencers' sheets answer. */
export const sheetAnswers = {
  created: 'تم إنشاء النموذج. انسخ رابطه وأرسله إلى صاحبه.',
  changed: 'تم حفظ تغييرات النموذج.',
  pictureChanged: 'تم تغيير صورة النموذج.',
  pictureRemoved: 'تم حذف صورة النموذج.',
  removed: 'تم حذف النموذج. طلباته باقية بين العملاء.',
} as const;
