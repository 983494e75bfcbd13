import { contentFailures } from './content.ts';

/**
 * What each content type's list says. News to the letter (specification, "Admin news screen" and section 8), odd as some
 * of it is; services' English words are the specification's last resorts (decision 11).
 */
export const newsList = {
  title: 'الأخبار',
  add: 'إضافة خبر جديد',
  searchPlaceholder: 'ابحث عن اخبار...',
  empty: 'لا توجد خدمات متاحة',
  alwaysEmpty: true,
  failed: 'فشل في تحميل بيانات الأخبار',
  deleted: 'تم حذف الخبر',
  deleteFailed: 'خطأ أثناء الحذف',
  deleteLost: 'فشل في حذف الأخبار',
  noTitle: 'لا يوجد عنوان',
  noSubTitle: 'لا يوجد عنوان فرعى',
} as const;

export const serviceList = {
  title: 'الخدمات',
  add: 'إضافة خدمة جديدة',
  searchPlaceholder: 'ابحث عن خدمات...',
  empty: 'لا توجد خدمات بعد. أضف أول خدمة ليراها الزوار.',
  failed: contentFailures.services,
  deleted: 'Service deleted successfully',
  deleteFailed: 'Something went wrong while deleting service',
  section: 'القسم',
  price: 'السعر يبدأ من',
  none: 'غير محدد',
} as const;

export const sectionList = {
  title: 'الأقسام',
  add: 'إضافة قسم جديد',
  searchPlaceholder: 'ابحث عن أقسام...',
  empty: 'لا توجد أقسام بعد. أضف أول قسم ليراه الزوار.',
  failed: 'فشل في تحميل بيانات الأقسام',
  deleted: 'تم حذف القسم',
  deleteFailed: 'حدث خطأ أثناء حذف القسم',
} as const;

export const doctorList = {
  title: 'الأطباء',
  add: 'إضافة طبيب جديد',
  searchPlaceholder: 'ابحث عن أطباء...',
  empty: 'لا يوجد أطباء بعد. أضف أول طبيب ليراه الزوار.',
  failed: contentFailures.doctors,
  deleted: 'تم حذف الطبيب',
  deleteFailed: 'حدث خطأ أثناء حذف الطبيب',
  noTitle: 'لا يوجد اسم',
  noSubTitle: 'لا يوجد تخصص',
  sections: 'الأقسام',
  none: 'غير محدد',
} as const;

export const offerList = {
  title: 'العروض',
  add: 'إضافة عرض جديد',
  searchPlaceholder: 'ابحث عن عروض...',
  empty: 'لا توجد عروض بعد. أضف أول عرض ليراه الزوار.',
  failed: 'فشل في تحميل بيانات العروض',
  deleted: 'تم حذف العرض',
  deleteFailed: 'حدث خطأ أثناء حذف العرض',
  price: 'السعر',
  ends: 'ينتهي',
} as const;

export const heroList = {
  title: 'الواجهة',
  add: 'إضافة واجهة جديدة',
  searchPlaceholder: 'ابحث في الواجهات...',
  empty: 'لا توجد واجهات بعد. أضف ما يستقبل زوار الصفحة الرئيسية.',
  failed: 'فشل في تحميل بيانات الواجهة',
  deleted: 'تم حذف الواجهة',
  deleteFailed: 'حدث خطأ أثناء حذف الواجهة',
  button: 'الزر',
  none: 'بلا زر',
} as const;
