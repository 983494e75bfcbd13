/** What the login page says. Shipped to whoever opens it: keep it small. */
export const login = {
  title: 'تسجيل الدخول',
  lead: 'أهلًا بك. ادخل بحسابك للمتابعة.',
  identifier: 'البريد الإلكتروني أو رقم الجوال',
  identifierHint: 'مثال: name@example.com أو 0501234567',
  password: 'كلمة المرور',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  forgotten: 'نسيت كلمة المرور؟',
  noAccount: 'ليس لديك حساب؟',
  register: 'أنشئ حسابًا',
  submit: 'دخول',
  submitting: 'جارٍ الدخول...',
  failed: 'تعذّر تسجيل الدخول. أعد المحاولة بعد قليل.',
  offline: 'تعذّر الاتصال بالخادم. تحقّق من اتصالك بالإنترنت ثم أعد المحاولة.',
} as const;

/** Answer to a login. */
export const LOGGED_IN = 'تم تسجيل الدخول. أهلًا بك.';

/** What the first superadmin is called until they write their own name. */
export const FIRST_SUPERADMIN = { firstName: 'مدير', lastName: 'الموقع' } as const;
