/** What the fields of an account are called, wherever they are filled in. */
export const person = {
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  phone: 'رقم الجوال',
  phonePlaceholder: '50 123 4567',
  country: 'الدولة',
  email: 'البريد الإلكتروني',
  identifier: 'البريد الإلكتروني أو رقم الجوال',
  password: 'كلمة المرور',
  newPassword: 'كلمة المرور الجديدة',
  optional: '(اختياري)',
} as const;
