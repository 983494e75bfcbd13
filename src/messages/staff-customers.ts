import type { PluralForms } from '#lib/format.ts';
import { sheetColumns } from './sheet-columns.ts';

/** The screen of the bookings. A visitor's page never imports it. */
export const customers = {
  search: 'ابحث بالاسم أو الهاتف أو المدينة أو رقم الحجز',
  searchLabel: 'البحث في العملاء',
  reference: 'رقم الحجز',
  name: sheetColumns.name,
  phone: sheetColumns.phone,
  city: sheetColumns.city,
  status: 'الحالة',
  allStatuses: 'كل الحالات',
  source: 'المصدر',
  allSources: 'كل المصادر',
  empty: 'لا توجد حجوزات بعد. ستظهر هنا فور وصولها.',
  notFound: 'لا نتائج لهذا البحث. جرّب جزءًا من الاسم أو آخر أرقام الهاتف.',
  noneSo: 'لا حجوزات بهذه التصفية. اختر حالة أخرى أو كل المصادر.',
  failed: 'تعذّر تحميل بيانات العملاء',
  wanted: 'القسم والخدمة',
  withDoctor: (doctor: string) => `مع ${doctor}`,
  forOffer: (offer: string) => `عرض: ${offer}`,
  at: (time: string) => `الوقت المفضّل: ${time}`,
  through: (sheet: string) => `عن طريق ${sheet}`,
  ago: 'منذ',
  contact: 'التواصل',
  call: 'اتصال',
  callNamed: (name: string) => `اتصال بـ ${name}`,
  whatsApp: 'واتساب',
  whatsAppNamed: (name: string) => `واتساب ${name}`,
  chat: (name: string, clinic: string, reference: string) =>
    `السلام عليكم ${name}، معك ${clinic} بخصوص حجزك رقم ${reference}.`,
  counts: {
    zero: 'لا حجوزات',
    one: 'حجز واحد',
    two: 'حجزان',
    few: '{n} حجوزات',
    many: '{n} حجزًا',
    other: '{n} حجز',
  } satisfies PluralForms,
} as const;

/** Where a lead stands (decision 21). */
export const leadStatuses = {
  new: 'جديد',
  contacted: 'تم التواصل',
  booked: 'تم حجز الموعد',
  came: 'حضر',
  'no-show': 'لم يحضر',
  lost: 'لم يكتمل',
} as const;

/** Where a lead came from. */
export const leadSources = {
  booking: 'حجوزات الموقع',
  influence: 'روابط المؤثرين',
} as const;
