import type { PluralForms } from '#lib/format.ts';

/** The part of the Google screen where the clinic's other systems are told of new leads. */
export const webhooks = {
  title: 'إشعارات إلى أنظمتك',
  lead: 'نُبلغ أنظمتك الأخرى بكل طلب جديد فور وصوله، برسالة موقّعة إلى العنوان الذي تضيفه. ما لا يصل تُعاد محاولته ثلاثة أيام.',
  add: 'إضافة عنوان',
  empty: 'لا عناوين بعد. أضف عنوان نظامك ليصله كل طلب جديد.',
  failed: 'تعذّر تحميل عناوين الإشعارات',
  on: 'مفعّل',
  off: 'متوقف',
  activeNamed: (address: string) => `إرسال الإشعارات إلى ${address}`,
  lastDelivered: 'آخر إشعار وصل',
  never: 'لم يصل إشعار بعد',
  waiting: 'إشعارات تنتظر',
  ask: {
    title: 'حذف عنوان الإشعارات؟',
    text: (host: string) => `لن تصل الإشعارات إلى ${host} بعد الآن، ويُحذف سجل إرسالها نهائيًا.`,
  },
} as const;

/** The window in which an address is added, and the one that shows its secret. */
export const webhookForm = {
  title: 'إضافة عنوان للإشعارات',
  address: 'عنوان الاستقبال',
  addressHint: 'يعطيك إياه من يدير نظامك، ويبدأ بـ https.',
  adding: 'جارٍ الإضافة...',
  secretTitle: 'المفتاح السري',
  copy: 'نسخ المفتاح',
  copied: 'نُسخ المفتاح',
  copyFailed: 'تعذّر النسخ. حدّد المفتاح وانسخه بنفسك.',
  check: 'ليتأكد نظامك أن الإشعار منا، تصل معه ترويسة فيها الوقت t والتوقيع v1:',
  checkHow:
    'احسب بهذا المفتاح HMAC-SHA256 للوقت، ثم نقطة، ثم نص الرسالة كما وصل، وقارن الناتج بالتوقيع. وارفض ما مضى على وقته أكثر من بضع دقائق.',
  done: 'نسختُه وحفظتُه',
} as const;

/** The log of what an address was told. */
export const webhookLog = {
  title: 'سجل الإرسال',
  empty: 'لم يُرسل إلى هذا العنوان شيء بعد.',
  failed: 'تعذّر تحميل سجل الإرسال',
  events: { 'lead.created': 'طلب جديد' },
  states: { delivered: 'وصل', waiting: 'ينتظر', gaveUp: 'لم يصل' },
  tries: {
    zero: 'لم تبدأ المحاولة',
    one: 'محاولة واحدة',
    two: 'محاولتان',
    few: '{n} محاولات',
    many: '{n} محاولة',
    other: '{n} محاولة',
  } satisfies PluralForms,
  answered: 'الرد',
  problems: {
    ETIMEDOUT: 'لم يردّ في الوقت المحدد',
    ENOTFOUND: 'لا يوجد موقع بهذا العنوان',
    ECONNREFUSED: 'رُفض الاتصال',
    EPRIVATE: 'العنوان يؤدي إلى شبكة داخلية',
    SECRET_CHANGED: 'تغيّر المفتاح السري للخادم، فاحذف العنوان وأضفه من جديد',
  },
  unreachable: 'تعذّر الاتصال',
  replay: 'أعد الإرسال',
  replayNamed: (time: string) => `أعد إرسال إشعار ${time}`,
} as const;
