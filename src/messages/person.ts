/** What the fields of a person's name and phone are called, wherever an account is filled in. */
export const person = {
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  phone: 'رقم الجوال',
  phonePlaceholder: '50 123 4567',
  country: 'الدولة',
  optional: '(اختياري)',
} as const;
