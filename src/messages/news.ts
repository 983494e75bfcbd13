/** Every text of the news' pages. Shipped to each visitor: keep it small. */
export const news = {
  title: 'أخبار العيادة',
  description: (clinic: string) =>
    `أخبار ${clinic}، ومقالات أطباء الأسنان فيها عمّا يسأل عنه الناس قبل الزيارة وبعدها.`,
  lead: 'ما الجديد عندنا، وما نجيب به من يسألنا قبل الزيارة وبعدها.',
  searchPlaceholder: 'ابحث في الأخبار',
  // Exact (specification, section 2).
  loading: 'جارٍ تحميل الخبر...',
  failed: 'حدث خطأ أثناء تحميل الخبر.',
} as const;
