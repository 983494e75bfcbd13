/** What the calls about webhooks answer. */
export const webhookAnswers = {
  added: 'أُضيف العنوان. انسخ المفتاح السري الآن، فلن يظهر مرة أخرى.',
  changed: 'حُفظت التغييرات.',
  removed: 'حُذف العنوان وسجل إرساله.',
  replayed: 'بدأت إعادة الإرسال.',
} as const;
