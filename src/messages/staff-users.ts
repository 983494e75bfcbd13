import type { PluralForms } from '#lib/format.ts';
import { person } from './person.ts';
import { sheetColumns } from './sheet-columns.ts';

/** The screen of users and their roles. Superadmins alone see it. */
export const users = {
  search: 'ابحث بالاسم أو رقم الجوال أو البريد',
  searchLabel: 'البحث في المستخدمين',
  allRoles: 'كل الأدوار',
  add: 'إضافة مستخدم',
  name: sheetColumns.name,
  phone: person.phone,
  role: 'الدور والصلاحيات',
  state: 'الحالة',
  since: 'تاريخ التسجيل',
  actions: 'إجراءات',
  you: 'أنت',
  enabled: 'مفعّل',
  disabled: 'معطّل',
  failed: 'تعذّر تحميل المستخدمين',
  notFound: 'لا نتائج لهذا البحث. جرّب جزءًا من الاسم أو البريد، أو كل الأدوار.',
  counts: {
    zero: 'لا مستخدمين',
    one: 'مستخدم واحد',
    two: 'مستخدمان',
    few: '{n} مستخدمين',
    many: '{n} مستخدمًا',
    other: '{n} مستخدم',
  } satisfies PluralForms,

  change: 'تعديل الصلاحيات',
  changeNamed: (name: string) => `تعديل صلاحيات ${name}`,
  disable: 'تعطيل الحساب',
  disableNamed: (name: string) => `تعطيل حساب ${name}`,
  enable: 'تفعيل الحساب',
  enableNamed: (name: string) => `تفعيل حساب ${name}`,
  remove: 'حذف الحساب',
  removeNamed: (name: string) => `حذف حساب ${name}`,
} as const;

/** What each role is called, and what it may. */
export const roles = {
  user: { name: 'مستخدم', may: 'يحجز ويرى حجوزاته وملفه الشخصي. لا يدخل لوحة التحكم.' },
  admin: { name: 'مشرف', may: 'يدخل لوحة التحكم: بيانات العملاء ومحتوى الموقع، أو ما تختاره له منها.' },
  superadmin: { name: 'مدير عام', may: 'كل شيء، ومنه المستخدمون وإعدادات العيادة وتصدير البيانات.' },
} as const;

/** The window in which somebody is added, or gets other rights. */
export const userForm = {
  changeTitle: (name: string) => `صلاحيات ${name}`,
  role: 'الدور',
  areas: 'ما الذي يديره؟',
  usual: 'الصلاحيات المعتادة',
  chosen: 'أقسام أختارها',
  areasList: 'الأقسام',
  chooseArea: 'اختر قسمًا واحدًا على الأقل.',
  check: 'لم يُحفظ شيء بعد. راجع الحقول المشار إليها.',
  password: 'كلمة مرور أولى',
  passwordHint: '٨ أحرف على الأقل. أعطها لصاحب الحساب، وليغيّرها من ملفه الشخصي.',
  endsSessions: 'تغيير الدور يُنهي دخول صاحب الحساب على كل أجهزته.',
  own: 'هذا حسابك أنت. إن غيّرت دورك فقدت صلاحياتك فورًا.',
} as const;

/** What is asked before an account is shut or removed. */
export const userQuestions = {
  disable: {
    title: (name: string) => `تعطيل حساب ${name}؟`,
    text: 'ينتهي دخوله على كل أجهزته فورًا، ولا يستطيع الدخول حتى تفعّل حسابه من جديد.',
    confirm: 'نعم، عطّله',
  },
  remove: {
    title: (name: string) => `حذف حساب ${name}؟`,
    text: 'يُحذف الحساب نهائيًا وينتهي دخوله فورًا. تبقى حجوزاته في بيانات العملاء. إن كان القصد منعه مؤقتًا فعطّل الحساب بدل حذفه.',
  },
} as const;
