import type { ErrorCode } from '#lib/errors.ts';

/** What a person reads when a call is refused, by code: what happened and what to do. */
export const ERROR_MESSAGES = {
  INVALID: 'بعض البيانات غير صحيحة. راجع الحقول المشار إليها ثم أعد المحاولة.',
  BROKEN_JSON: 'وصلت البيانات ناقصة أو تالفة. أعد تحميل الصفحة ثم حاول من جديد.',
  PICTURE_REFUSED: 'تعذّر قبول هذه الصورة. اختر صورة JPEG أو PNG أو WebP أو AVIF لا تتجاوز 10 ميغابايت.',
  RESET_LINK_DEAD: 'انتهت صلاحية هذا الرابط أو سبق استخدامه. اطلب رابطًا جديدًا لإعادة تعيين كلمة المرور.',
  UNAUTHENTICATED: 'سجّل الدخول أولًا للمتابعة.',
  WRONG_CREDENTIALS: 'بيانات الدخول غير صحيحة. تحقّق منها ثم أعد المحاولة.',
  FORBIDDEN: 'ليست لديك صلاحية لهذا الإجراء.',
  CONFIRM_PASSWORD: 'أكّد كلمة مرورك أولًا لإتمام هذا الإجراء.',
  FOREIGN_ORIGIN: 'رُفض الطلب لأنه لم يأتِ من موقعنا. افتح الموقع مباشرة ثم أعد المحاولة.',
  NOT_FOUND: 'لم نجد ما تبحث عنه. ربما تغيّر عنوانه أو حُذف.',
  METHOD_NOT_ALLOWED: 'هذا الإجراء غير متاح على هذا العنوان.',
  CONFLICT: 'تغيّرت هذه البيانات في أثناء عملك عليها. أعد تحميلها ثم حاول من جديد.',
  TAKEN: 'هذه البيانات مسجّلة لحساب آخر. راجع الحقول المشار إليها.',
  LAST_SUPERADMIN:
    'هذا آخر مدير عام في الموقع، فلا يمكن حذفه أو تعطيله أو تغيير دوره. عيّن مديرًا عامًا آخر أولًا.',
  BODY_TOO_LARGE: 'حجم البيانات المرسلة أكبر من المسموح. قلّل حجمها ثم أعد المحاولة.',
  UNSUPPORTED_TYPE: 'صيغة البيانات المرسلة غير مقبولة.',
  TOO_MANY_REQUESTS: 'وصلتنا محاولات كثيرة خلال وقت قصير. انتظر قليلًا ثم أعد المحاولة.',
  INTERNAL: 'حدث خطأ غير متوقع من جهتنا. أعد المحاولة بعد قليل.',
  STORE_UNAVAILABLE: 'تعذّر حفظ البيانات الآن. لم يضع ما كتبته، أعد المحاولة بعد لحظات.',
} as const satisfies Record<ErrorCode, string>;

/**
 * What is wrong with one field, by code. `{min}` and `{max}` are filled with the limit that was missed; a feature
 * names its own code in a schema's `error` or in `AppError.fields`.
 */
export const FIELD_MESSAGES = {
  REQUIRED: 'هذا الحقل مطلوب.',
  TOO_SHORT: 'النص قصير: أقل عدد مقبول من الأحرف هو {min}.',
  TOO_LONG: 'النص طويل: أكبر عدد مقبول من الأحرف هو {max}.',
  TOO_FEW: 'العناصر قليلة: أقل عدد مقبول هو {min}.',
  TOO_MANY: 'العناصر كثيرة: أكبر عدد مقبول هو {max}.',
  TOO_SMALL: 'العدد صغير: أصغر عدد مقبول هو {min}.',
  TOO_BIG: 'العدد كبير: أكبر عدد مقبول هو {max}.',
  WRONG_TYPE: 'نوع القيمة غير صحيح.',
  NOT_A_NUMBER: 'اكتب عددًا صحيحًا.',
  UNKNOWN_VALUE: 'هذه القيمة غير معروفة. اختر من القيم المتاحة.',
  UNKNOWN_FIELD: 'هذا الحقل غير معروف.',
  BAD_FORMAT: 'الصيغة غير صحيحة.',
  PHONE_INVALID: 'رقم الجوال غير صحيح. اكتبه مثل 0501234567.',
  EMAIL_INVALID: 'البريد الإلكتروني غير صحيح. اكتبه مثل name@example.com.',
  EMAIL_TAKEN: 'هذا البريد مسجّل من قبل.',
  PHONE_TAKEN: 'رقم الجوال هذا مسجّل من قبل.',
  PASSWORD_COMMON: 'كلمة المرور هذه شائعة ويسهل تخمينها. اختر غيرها، كأربع كلمات لا رابط بينها.',
  PASSWORD_WRONG: 'كلمة المرور غير صحيحة.',
  PICTURE_MISSING: 'اختر صورة أولًا.',
  PICTURE_TOO_HEAVY: 'حجم الصورة أكبر من 10 ميغابايت. اختر صورة أصغر.',
  PICTURE_KIND: 'هذا الملف ليس صورة JPEG أو PNG أو WebP أو AVIF.',
  PICTURE_ANIMATED: 'الصور المتحركة غير مقبولة. اختر صورة ثابتة.',
  PICTURE_TOO_LARGE: 'أبعاد الصورة كبيرة جدًا. اختر صورة لا تتجاوز 25 ميغابكسل.',
  PICTURE_BROKEN: 'ملف الصورة تالف أو ناقص. اختر ملفًا آخر.',
  SLUG_INVALID: 'اكتب كلمة واحدة على الأقل بأحرف أو أرقام، مثل زراعة-الأسنان.',
  LINK_INVALID: 'اكتب مسارًا في الموقع مثل ‎/services أو رابطًا يبدأ بـ https.',
  DATE_INVALID: 'التاريخ أو الوقت غير صحيح.',
  BAD_CHARACTERS: 'يحتوي النص على رموز غير مقبولة. أعد كتابته.',
} as const;

export type FieldCode = keyof typeof FIELD_MESSAGES;
