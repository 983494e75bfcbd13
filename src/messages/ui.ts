/** The kit's own few words. */
export const ui = {
  required: 'مطلوب',
  loading: 'جارٍ التحميل',
  skipToContent: 'انتقل إلى المحتوى',
  riyal: 'ريال سعودي',
  pages: 'صفحات النتائج',
  previousPage: 'السابقة',
  nextPage: 'التالية',
  page: 'صفحة',
  /** Where the list of countries stays short. */
  otherCountry: 'دولتك ليست في القائمة؟ اكتب رقمك بعد + ورمزها.',
} as const;
