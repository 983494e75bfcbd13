/** The influencer's form. Those of the specification (sections 2, 5 and 8) are exact. */
export const influence = {
  missing: 'من فضلك املأ جميع الحقول المطلوبة.',
  sent: 'تم إرسال طلبك بنجاح، وسنتصل بك قريبًا.',
} as const;
