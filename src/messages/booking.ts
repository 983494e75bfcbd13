import { site } from './site.ts';

/** Names in the missing-fields message, exact (specification, section 5). */
const missingNames = {
  name: 'الاسم',
  phone: 'رقم الهاتف',
  city: 'المدينة',
  section: 'القسم',
  choice: 'الخدمة أو القسم (يجب اختيار واحد على الأقل)',
} as const;

/**
 * Every text of the booking form and of the thank-you page. Shipped to each visitor: keep it small. Those of the
 * specification (sections 5 and 8) are exact, dots and all.
 */
export const booking = {
  title: site.shell.book,
  lead: site.home.bookTitle,
  bookNamed: {
    service: (title: string) => `احجز ${title}`,
    section: (title: string) => `احجز في قسم ${title}`,
  },
  about: {
    service: 'اقرأ عن الخدمة قبل الحجز',
    section: 'تعرّف إلى القسم قبل الحجز',
  },
  name: missingNames.name,
  namePlaceholder: 'مثال: نورة العتيبي',
  phone: missingNames.phone,
  phonePlaceholder: '50 123 4567',
  country: 'الدولة',
  city: missingNames.city,
  cityPlaceholder: 'مثال: مكة المكرمة',
  section: missingNames.section,
  sectionPlaceholder: 'اختر القسم',
  service: 'الخدمة',
  servicePlaceholder: 'اختر الخدمة',
  optional: '(اختياري)',
  choiceHint: 'اختر قسمًا أو خدمة، ويكفي واحد منهما.',
  servicesChanged: 'تغيّرت قائمة الخدمات بحسب القسم الذي اخترته.',
  loadingServices: 'جارٍ تحميل الخدمات...',
  retry: site.failure.retry,
  privacyBefore: 'نستخدم بياناتك للتواصل معك بشأن موعدك فقط، وبإرسالها توافق على ',
  privacyLink: site.shell.privacy,
  privacyAfter: '.',
  marketing: 'أرغب في استلام عروض العيادة ونصائحها على جوالي',
  trap: 'اترك هذا الحقل فارغًا',
  submit: 'أرسل الحجز',

  sending: 'جاري الإرسال...',
  sent: 'تم إرسال الحجز بنجاح!',
  refused: 'فشل في إرسال الحجز',
  offline: 'حدث خطأ في الاتصال بالخادم',
  stillLoading: 'جاري تحميل بيانات النظام، يرجى الانتظار...',
  check: 'راجع الحقول المشار إليها ثم أرسل الحجز مرة أخرى.',
  busy: 'وصلتنا من هذا الرقم أو هذا الجهاز حجوزات كثيرة خلال وقت قصير. انتظر قليلًا ثم أعد المحاولة، أو اتصل بنا.',
  storeDown:
    'تعذّر حفظ حجزك الآن، ولم يُسجَّل بعد. بياناتك ما زالت في النموذج: أعد الإرسال بعد قليل، أو اتصل بنا.',
  keyUsed: 'أُرسل هذا الحجز من قبل ببيانات أخرى. أعد تحميل الصفحة ثم أرسل حجزك من جديد.',
  unknownSheet: 'هذا النموذج غير متاح الآن. احجز من صفحة الخدمة أو القسم.',
} as const;

/** The one message that names all missing fields (decision 25). */
export function missingFieldsText(missing: readonly (keyof typeof missingNames)[]): string {
  return `الحقول المطلوبة: ${missing.map((field) => missingNames[field]).join('، ')}`;
}

/** What stands beside a field, by field and by what is wrong with it. */
const bookingFieldTexts = {
  name: {
    REQUIRED: 'اكتب اسمك.',
    TOO_SHORT: 'اكتب اسمك من حرفين على الأقل.',
    TOO_LONG: 'اختصر الاسم إلى ٨٠ حرفًا أو أقل.',
  },
  phone: {
    REQUIRED: 'اكتب رقم هاتفك.',
    PHONE_INVALID: 'رقم الهاتف غير صحيح. مثال: 0501234567',
  },
  city: {
    REQUIRED: 'اكتب اسم مدينتك.',
    TOO_SHORT: 'اكتب اسم المدينة من حرفين على الأقل.',
    TOO_LONG: 'اختصر اسم المدينة إلى ٦٠ حرفًا أو أقل.',
  },
  section: {
    REQUIRED: 'اختر القسم.',
    UNKNOWN: 'لم يعد هذا القسم متاحًا، اختر قسمًا آخر.',
  },
  service: {
    CHOICE_REQUIRED: 'اختر خدمة أو قسمًا واحدًا على الأقل.',
    UNKNOWN: 'لم تعد هذه الخدمة متاحة، اختر خدمة أخرى.',
    NOT_IN_SECTION: 'هذه الخدمة ليست من خدمات القسم المختار، اختر خدمة أخرى.',
  },
} as const;

/** The text beside a field, for a code of `booking.rules.ts`. */
export function bookingFieldText(field: keyof typeof bookingFieldTexts, problem: string): string {
  const texts: Readonly<Record<string, string>> = bookingFieldTexts[field];
  return texts[problem] ?? booking.check;
}

/** The thank-you page, with a booking's reference or, without one, plain (decision 23). */
export const success = {
  title: 'شكرًا لك، وصلنا طلبك',
  plainTitle: 'شكرًا لك',
  reference: 'رقم حجزك',
  keepReference: 'احتفظ بهذا الرقم، واذكره لنا عند الاتصال.',
  nextTitle: 'ماذا بعد؟',
  next: ['نراجع طلبك ونختار لك أقرب موعد مناسب.', 'إن لم تصلك مكالمتنا فاتصل بنا، ويسعدنا أن نخدمك.'],
  /** When we call, by the hours; the first where they are not known. */
  callSome: 'نتصل بك على الرقم الذي تركته في أوقات الدوام لنتفق على الموعد.',
  callUntil: (time: string) => `نتصل بك اليوم حتى ${time}، لنتفق على الموعد.`,
  callNow: 'نتصل بك اليوم، لنتفق على الموعد.',
  callFrom: (day: string, time: string) => `نتصل بك ${day || 'اليوم'} ابتداءً من ${time}، لنتفق على الموعد.`,
  called: 'موعد اتصالنا بك مضى. إن لم تصلك مكالمتنا فاتصل بنا.',
  call: 'اتصل بالعيادة',
  home: site.notFound.home,
} as const;
