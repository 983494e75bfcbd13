import type { PluralForms } from '#lib/format.ts';
import { commonFields, pictureField } from './staff-editor.ts';
import { lists } from './staff-lists.ts';
import { settings } from './staff-settings.ts';
import { sheets } from './staff-sheets.ts';
import { screens } from './staff-shell.ts';
import { roles, userForm, users } from './staff-users.ts';

/** What was done, as the audit lists it. */
export const auditActions = {
  'content.create': 'إضافة محتوى',
  'content.change': 'تعديل محتوى',
  'content.picture': 'تغيير صورة',
  'content.publish': lists.publish,
  'content.unpublish': lists.unpublish,
  'content.trash': 'نقل إلى السلة',
  'content.restore': 'استعادة من السلة',
  'content.order': 'إعادة ترتيب',
  'content.version': 'استرجاع نسخة سابقة',
  'content.purge': 'حذف نهائي من السلة',
  'settings.change': 'تعديل إعدادات العيادة',
  'sheet.create': sheets.add,
  'sheet.change': 'تعديل نموذج',
  'sheet.remove': 'حذف نموذج',
  'google.connect': 'ربط حساب Google',
  'google.disconnect': 'فصل حساب Google',
  'webhook.create': 'إضافة عنوان إشعار',
  'webhook.change': 'تعديل عنوان إشعار',
  'webhook.remove': 'حذف عنوان إشعار',
  'user.create': users.add,
  'user.change': 'تعديل مستخدم',
  'user.remove': 'حذف مستخدم',
  'customer.export': 'تصدير بيانات العملاء',
  'customer.erase': 'محو بيانات عميل',
  'data.export': 'تنزيل بيانات حساب',
  'data.erase': 'محو حساب من صاحبه',
} as const;

/** What things are called one by one, by the type that the audit names; content types say it themselves. */
export const auditSubjects: Readonly<Record<string, string>> = {
  user: roles.user.name,
  sheet: 'نموذج',
  google: 'حساب Google',
  webhook: 'عنوان إشعار',
  settings: screens.settings,
  customer: 'عميل',
};

/** What the fields of every content type are called, by the name that the audit keeps; the others are as editors call them. */
export const auditFields: Readonly<Record<string, string>> = {
  ...commonFields,
  status: lists.stateFilter,
  publishAt: 'موعد النشر',
  unpublishAt: 'موعد الإخفاء',
  image: pictureField.label,
  imageAlt: pictureField.alt,
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
  from: settings.from,
  to: settings.to,
  clear: 'إزالة التصفية',
  at: 'الوقت',
  subject: 'ما الذي تغيّر',
  detail: 'التفاصيل',
  nobody: 'تلقائيًا، أو حساب محذوف',
  onlyBy: (name: string) => `عرض ما فعله ${name} وحده`,
  role: (role: string) => `الدور: ${role}`,
  roleChanged: (before: string, role: string) => `الدور: من ${before} إلى ${role}`,
  usualAreas: userForm.usual,
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
