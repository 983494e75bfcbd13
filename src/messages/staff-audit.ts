import type { PluralForms } from '#lib/format.ts';
import { commonFields } from './staff-editor.ts';
import { settingsFields } from './staff-settings.ts';

/** What was done, as the audit lists it. */
export const auditActions = {
  'content.create': 'إضافة محتوى',
  'content.change': 'تعديل محتوى',
  'content.picture': 'تغيير صورة',
  'content.publish': 'نشر',
  'content.unpublish': 'إيقاف النشر',
  'content.trash': 'نقل إلى السلة',
  'content.restore': 'استعادة من السلة',
  'content.order': 'إعادة ترتيب',
  'content.version': 'استرجاع نسخة سابقة',
  'content.purge': 'حذف نهائي من السلة',
  'settings.change': 'تعديل إعدادات العيادة',
  'sheet.create': 'إضافة نموذج',
  'sheet.change': 'تعديل نموذج',
  'sheet.remove': 'حذف نموذج',
  'google.connect': 'ربط حساب Google',
  'google.disconnect': 'فصل حساب Google',
  'webhook.create': 'إضافة عنوان إشعار',
  'webhook.change': 'تعديل عنوان إشعار',
  'webhook.remove': 'حذف عنوان إشعار',
  'user.create': 'إضافة مستخدم',
  'user.change': 'تعديل مستخدم',
  'user.remove': 'حذف مستخدم',
  'customer.export': 'تصدير بيانات العملاء',
  'customer.erase': 'محو بيانات عميل',
  'data.export': 'تنزيل بيانات حساب',
  'data.erase': 'محو حساب من صاحبه',
} as const;

/** What things are called one by one, by the type that the audit names; content types say it themselves. */
export const auditSubjects: Readonly<Record<string, string>> = {
  user: 'مستخدم',
  sheet: 'نموذج',
  google: 'حساب Google',
  webhook: 'عنوان إشعار',
  settings: 'إعدادات العيادة',
  customer: 'عميل',
};

/** What fields are called, by the name that the audit keeps; a content type's others are as its editor calls them. */
export const auditFields: Readonly<Record<string, string>> = {
  ...settingsFields,
  ...commonFields,
  status: 'حالة النشر',
  publishAt: 'موعد النشر',
  unpublishAt: 'موعد الإخفاء',
  image: 'الصورة',
  imageAlt: 'وصف الصورة',
  desc: 'الفقرات',
  text: 'النص',
  sectionId: 'القسم',
  sectionIds: 'الأقسام',
  serviceId: 'الخدمة',
  serviceIds: 'الخدمات',
  price: 'السعر',
  formerPrice: 'السعر السابق',
  startsAt: 'بداية العرض',
  endsAt: 'نهاية العرض',
  licence: 'رقم الترخيص',
  name: 'الاسم',
};

/** The screen of who changed what. Superadmins alone see it. */
export const audit = {
  lead: 'من غيّر ماذا ومتى. لا يُحفظ هنا ما كتبه المراجعون، ولا أرقامهم.',
  filters: 'تصفية السجل',
  actor: 'من',
  allActors: 'الجميع',
  otherActor: 'شخص آخر',
  action: 'الإجراء',
  allActions: 'كل الإجراءات',
  from: 'من تاريخ',
  to: 'إلى تاريخ',
  clear: 'إزالة التصفية',
  at: 'الوقت',
  subject: 'ما الذي تغيّر',
  detail: 'التفاصيل',
  nobody: 'تلقائيًا، أو حساب محذوف',
  onlyBy: (name: string) => `عرض ما فعله ${name} وحده`,
  role: (role: string) => `الدور: ${role}`,
  roleChanged: (before: string, role: string) => `الدور: من ${before} إلى ${role}`,
  usualAreas: 'الصلاحيات المعتادة',
  areas: (names: string) => `الأقسام: ${names}`,
  disabled: 'عُطّل الحساب',
  enabled: 'فُعّل الحساب',
  fields: (names: string) => `الحقول: ${names}`,
  empty: 'لا شيء في السجل بعد.',
  notFound: 'لا شيء بهذه التصفية. وسّع المدة أو اختر كل الإجراءات.',
  failed: 'تعذّر تحميل سجل التغييرات',
  counts: {
    zero: 'لا تغييرات',
    one: 'تغيير واحد',
    two: 'تغييران',
    few: '{n} تغييرات',
    many: '{n} تغييرًا',
    other: '{n} تغيير',
  } satisfies PluralForms,
} as const;
