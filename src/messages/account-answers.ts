/** What the server answers when a change of accounts is done. */
export const accountAnswers = {
  registered: 'تم إنشاء حسابك. أهلًا بك.',
  forgotPassword: 'إن كان لدينا حساب بهذه البيانات فستصلك رسالة برابط إعادة تعيين كلمة المرور خلال دقائق.',
  passwordReset: 'تم تغيير كلمة المرور. سجّل الدخول بكلمتك الجديدة.',
  profileSaved: 'تم حفظ بياناتك.',
  pictureSaved: 'تم حفظ صورتك.',
  passwordChanged: 'تم تغيير كلمة المرور، وأُنهي دخولك على أجهزتك الأخرى.',
  confirmed: 'تم تأكيد كلمة المرور.',
  sessionEnded: 'تم إنهاء الدخول على هذا الجهاز.',
  otherSessionsEnded: 'تم إنهاء الدخول على أجهزتك الأخرى.',
  erased: 'تم حذف حسابك وبياناتك.',
  userAdded: 'تمت إضافة المستخدم.',
  userChanged: 'تم حفظ التغييرات.',
  userRemoved: 'تم حذف المستخدم.',
} as const;

/** Stands in a booking for the name of a person who had their data erased. */
export const ERASED_NAME = 'محذوف بطلب صاحبه';
