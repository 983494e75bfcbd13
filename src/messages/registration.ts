import { accountCall } from './my-account.ts';
import { person } from './person.ts';

/** What the pages to register and to reset a password say. */
export const registration = {
  title: 'إنشاء حساب',
  lead: 'حساب واحد لمتابعة حجوزاتك في العيادة.',
  password: person.password,
  passwordHint: '٨ أحرف على الأقل. أربع كلمات متفرقة أسهل حفظًا وأصعب تخمينًا.',
  submit: 'إنشاء الحساب',
  submitting: 'جارٍ إنشاء الحساب...',
  haveAccount: 'لديك حساب؟',
  logIn: 'سجّل الدخول',
} as const;

export const passwordReset = {
  title: 'إعادة تعيين كلمة المرور',
  askLead: 'اكتب بريدك أو رقم جوالك، ونرسل إلى بريدك رابطًا لاختيار كلمة مرور جديدة.',
  ask: 'أرسل الرابط',
  asking: 'جارٍ الإرسال...',
  sentLead: 'الرابط صالح ٣٠ دقيقة ولمرة واحدة.',
  notArrived: 'لم تصلك الرسالة؟ راجع مجلد الرسائل غير المرغوبة، أو',
  askAgain: 'اطلب رابطًا آخر',
  deadTitle: 'هذا الرابط لم يعد صالحًا',
  dead: 'انتهت صلاحية الرابط أو سبق استخدامه. اطلب رابطًا جديدًا من هنا.',
  chooseLead: 'اختر كلمة مرور جديدة. سيُنهى الدخول على جميع أجهزتك.',
  newPassword: person.newPassword,
  save: 'حفظ كلمة المرور',
  saving: accountCall.saving,
  changedTitle: 'تم تغيير كلمة المرور',
  backToLogin: 'العودة إلى تسجيل الدخول',
} as const;
