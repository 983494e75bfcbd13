import { accountCall } from './my-account.ts';
import { person } from './person.ts';
import { site } from './site.ts';

/** What the login page says. Shipped to whoever opens it: keep it small. */
export const login = {
  title: 'تسجيل الدخول',
  lead: 'أهلًا بك. ادخل بحسابك للمتابعة.',
  identifierHint: 'مثال: name@example.com أو 0501234567',
  password: person.password,
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  forgotten: 'نسيت كلمة المرور؟',
  noAccount: 'ليس لديك حساب؟',
  register: 'أنشئ حسابًا',
  submit: site.shell.login,
  submitting: 'جارٍ الدخول...',
  failed: 'تعذّر تسجيل الدخول. أعد المحاولة بعد قليل.',
  offline: accountCall.offline,
} as const;

/** Answer to a login. */
export const LOGGED_IN = 'تم تسجيل الدخول. أهلًا بك.';

/** What the first superadmin is called until they write their own name. */
export const FIRST_SUPERADMIN = { firstName: 'مدير', lastName: 'الموقع' } as const;
