import { passwordReset } from './registration.ts';
import { sheetColumns } from './sheet-columns.ts';
import { customers } from './staff-customers.ts';

/** What the product writes in mails. `lead` is the sentence that mail programs show beside the subject. */
export const mails = {
  greeting: (firstName: string) => `مرحبًا ${firstName}،`,
  greetingStaff: 'السلام عليكم،',
  linkFallback: 'إن لم يعمل الزر، فانسخ هذا الرابط إلى متصفحك:',
  footer: (clinic: string) => `رسالة آلية من موقع ${clinic}، فلا حاجة إلى الرد عليها.`,
} as const;

export const resetMail = {
  subject: (clinic: string) => `إعادة تعيين كلمة المرور في ${clinic}`,
  lead: 'وصلنا طلب لإعادة تعيين كلمة مرور حسابك. اضغط الزر واختر كلمة مرور جديدة.',
  button: passwordReset.title,
  limits: 'يعمل الرابط لمدة ٣٠ دقيقة ولمرة واحدة. وبعد التغيير تخرج من حسابك على كل أجهزتك.',
  notYou: 'إن لم تطلب ذلك فتجاهل هذه الرسالة، وستبقى كلمة مرورك كما هي.',
} as const;

export const bookingNotice = {
  subject: (reference: string) => `حجز جديد ${reference}`,
  lead: 'وصل حجز جديد من موقع العيادة، وبياناته في لوحة التحكم.',
  reference: customers.reference,
  section: sheetColumns.section,
  service: sheetColumns.service,
  receivedAt: sheetColumns.createdAt,
  button: 'فتح بيانات العملاء',
  privacy: 'لا تحمل هذه الرسالة اسم المراجع ولا رقمه حفاظًا على خصوصيته.',
} as const;
