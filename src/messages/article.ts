/** The texts around an article that is there. */
export const article = {
  service: 'الخدمة التي يتحدث عنها الخبر',
  serviceLead: 'خطواتها ومدتها وسعرها في صفحتها، ومنها تحجز.',
  more: 'أخبار أخرى',
  all: 'كل الأخبار',
} as const;
