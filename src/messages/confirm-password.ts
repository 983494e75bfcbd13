/** What is said where the password is asked for once more. */
export const confirmPassword = {
  title: 'أكّد كلمة مرورك',
  lead: 'هذا الإجراء حسّاس، فنتأكد أنك أنت. لن نسألك مرة أخرى قبل عشر دقائق.',
  password: 'أدخل كلمة المرور للتأكيد',
  confirm: 'متابعة',
  confirming: 'جارٍ التحقق...',
  cancel: 'إلغاء',
  unconfirmed: 'لم يتغيّر شيء، فقد أُلغي تأكيد كلمة المرور.',
} as const;
