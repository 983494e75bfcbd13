import { site } from './site.ts';

/** What surrounds the back office's screens. A visitor's page never imports it. */
export const backOffice = {
  title: site.shell.dashboard,
  nav: 'أقسام لوحة التحكم',
  collapse: 'طيّ القائمة',
  expand: 'توسيع القائمة',
  openMenu: site.shell.openMenu,
  closeMenu: site.shell.closeMenu,
  site: 'عرض الموقع',
  logOut: site.shell.logout,
  notAllowed: {
    title: 'هذه الشاشة ليست ضمن صلاحياتك',
    text: 'يديرها المدير العام. إن احتجت إليها فاطلب منه إضافتها إلى صلاحياتك.',
    never: 'هي للمدير العام وحده. إن احتجت إلى شيء منها فاطلبه منه.',
    home: 'العودة إلى لوحة التحكم',
  },
} as const;

/** The screens' names, in the sidebar and over each of them; a content type's is its list's title. */
export const screens = {
  users: 'المستخدمون',
  sheets: 'النماذج',
  customers: 'بيانات العملاء',
  google: 'ربط Google',
  audit: 'سجل التغييرات',
  settings: 'إعدادات العيادة',
} as const;

/** The command palette. */
export const palette = {
  open: 'البحث السريع',
  title: 'البحث السريع في لوحة التحكم',
  placeholder: 'اذهب إلى شاشة، أو ابحث عن عميل',
  screens: 'الشاشات',
  customers: 'العملاء',
  searching: 'جارٍ البحث عن العملاء',
  failed: 'تعذّر البحث في العملاء. أعد المحاولة بعد قليل.',
  empty: 'لا نتائج. جرّب اسم شاشة، أو جزءًا من اسم العميل أو رقمه.',
} as const;
