import { person } from './person.ts';
import { sheetColumns } from './sheet-columns.ts';
import { site } from './site.ts';

/** What the clinic's facts are called, by their names in the settings. */
export const settingsFields = {
  name: 'اسم العيادة',
  tagline: 'جملة تعريفية قصيرة',
  city: sheetColumns.city,
  licence: 'رقم ترخيص وزارة الصحة',
  address: 'العنوان',
  phone: 'هاتف العيادة',
  whatsApp: 'رقم واتساب',
  email: person.email,
  mapLink: 'رابط الموقع على الخريطة',
  socials: 'حسابات التواصل',
  hours: 'أوقات العمل',
  insurers: 'شركات التأمين',
  instalments: 'جهات التقسيط',
  faq: 'الأسئلة الشائعة',
  whyUs: 'لماذا نحن',
  privacy: site.shell.privacy,
  seo: 'محركات البحث',
} as const;

export const settingsHints = {
  tagline: 'تظهر في أسفل كل صفحة.',
  phone: 'كما يُطلب، مثل 0125550123 أو رقم يبدأ بـ +.',
  email: 'تصل إليه تنبيهات الحجوزات الجديدة، ويظهر للزوار.',
  webAddress: 'رابط كامل يبدأ بـ https، أو اتركه فارغًا.',
  address: 'سطر لكل جزء، كالشارع ثم الحي.',
  privacy: 'فقرة في كل خانة. إن حذفتها كلها ظهر نص الموقع المعتاد.',
  faq: 'تظهر في الصفحة الرئيسية وفي نتائج البحث.',
  seo: 'ما تعرضه محركات البحث عن الصفحات التي ليس لها وصف خاص.',
} as const;

/** The screen of the clinic's facts. Superadmins alone see it. */
export const settings = {
  lead: 'كل ما يعرفه الزائر عن العيادة. يظهر التغيير في الموقع فور حفظه.',
  goTo: 'أقسام الإعدادات',
  groups: {
    clinic: 'العيادة',
    contact: 'التواصل والعنوان',
    socials: settingsFields.socials,
    hours: settingsFields.hours,
    money: 'التأمين والتقسيط',
    home: 'الصفحة الرئيسية',
    privacy: settingsFields.privacy,
    seo: settingsFields.seo,
  },
  socials: site.shell.socials,
  question: 'السؤال',
  answer: 'الجواب',
  reason: 'العنوان',
  reasonText: 'الشرح',
  seoTitle: 'عنوان الموقع',
  seoDescription: 'وصف الموقع',
  seoKeywords: 'الكلمات المفتاحية',

  weekly: 'الأوقات المعتادة',
  overrides: 'رمضان والأعياد والإجازات',
  overridesHint: 'تحلّ محل الأوقات المعتادة بين التاريخين. إن لم تضف وقتًا فالعيادة مغلقة.',
  occasion: 'المناسبة',
  from: 'من تاريخ',
  to: 'إلى تاريخ',
  days: 'الأيام',
  opens: 'تفتح',
  closes: 'تغلق',
  hoursOf: (occasion: string) => `أوقات العمل في ${occasion || 'هذه المدة'}`,
  closed: 'مغلق طوال هذه المدة',
  times: 'الوقت',

  row: (label: string, place: string) => `${label} ${place}`,
  add: (label: string) => `إضافة إلى ${label}`,
  remove: (row: string) => `حذف ${row}`,
  up: (row: string) => `نقل ${row} إلى أعلى`,
  down: (row: string) => `نقل ${row} إلى أسفل`,

  save: 'حفظ التغييرات',
  undo: 'تراجع عنها',
  saveFailed: 'تعذّر حفظ الإعدادات. لم يضع ما كتبته، أعد المحاولة.',
  loadFailed: 'تعذّر تحميل إعدادات العيادة',

  conflict: {
    title: 'غيّر شخص آخر هذه الإعدادات وأنت تعمل عليها',
    text: 'اختر لكل منها ما يبقى، ثم احفظ. أخذنا بقية تغييراته كما هي.',
    merged: 'غيّر شخص آخر إعدادات أخرى وأنت تعمل، فأخذناها كما هي. راجع ثم احفظ من جديد.',
    takeTheirs: (field: string) => `أخذ المحفوظ في ${field}`,
    keepMine: (field: string) => `اعتماد نسختي في ${field}`,
  },
} as const;
