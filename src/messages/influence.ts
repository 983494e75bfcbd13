import { site } from './site.ts';

/** The influencer's form and its page. Those of the specification (sections 2, 5 and 8) are exact. */
export const influence = {
  defaultTitle: 'احجز استشارتك',
  intro: 'اترك بياناتك، ونتصل بك في أوقات الدوام لنتفق على موعد يناسبك.',
  formTitle: 'بياناتك في أقل من دقيقة',
  form: 'نموذج الحجز',
  name: 'الاسم الكامل',
  sectionFirst: 'اختر القسم أولًا',
  noSections: 'لا توجد أقسام متاحة',
  noServices: 'لا توجد خدمات متاحة',
  submit: 'إرسال',
  missing: 'من فضلك املأ جميع الحقول المطلوبة.',
  sent: 'تم إرسال طلبك بنجاح، وسنتصل بك قريبًا.',
  failed: 'حدث خطأ أثناء إرسال البيانات',
  servicesFailed: 'حدث خطأ أثناء جلب الخدمات',
  loadFailed: 'حدث خطأ أثناء تحميل البيانات',
  loadFailedHint: 'ربما تغيّر هذا الرابط أو انتهت مدته. موعدك ما زال ممكنًا: احجز من صفحة الخدمة، أو اتصل بنا.',
  services: site.notFound.services,
  home: 'الصفحة الرئيسية',
  nextTitle: 'ماذا بعد الإرسال؟',
} as const;
