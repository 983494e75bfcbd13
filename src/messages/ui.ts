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
} as const;
