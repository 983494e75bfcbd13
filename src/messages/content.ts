/** What is shown when a read fails, exact (specification, section 8); the English ones are the specification's too. */
export const contentFailures = {
  sections: 'Failed to fetch sections',
  section: 'Failed to fetch section data',
  sectionTitles: 'Failed to fetch section titles',
  services: 'فشل في تحميل بيانات الخدمات',
  service: 'فشل في تحميل بيانات الخدمة',
  serviceTitles: 'فشل في تحميل العناوين',
  servicesOfSection: 'فشل في تحميل الخدمات',
  /** Where the server says nothing itself. */
  news: 'حدث خطأ أثناء جلب البيانات',
  doctors: 'فشل في تحميل بيانات الأطباء',
  doctor: 'فشل في تحميل بيانات الطبيب',
  offers: 'فشل في تحميل العروض',
  heroes: 'فشل في تحميل واجهة الموقع',
  settings: 'فشل في تحميل بيانات العيادة',
} as const;
