import type { ErrorCode } from '#lib/errors.ts';
import { formatNumber } from '#lib/format.ts';
import { BULK } from '#lib/limits.ts';

/** What a person reads when a call is refused, by code: what happened and what to do. */
export const ERROR_MESSAGES = {
  INVALID: 'بعض البيانات غير صحيحة. راجع الحقول المشار إليها ثم أعد المحاولة.',
  BROKEN_JSON: 'وصلت البيانات ناقصة أو تالفة. أعد تحميل الصفحة ثم حاول من جديد.',
  PICTURE_REFUSED: 'تعذّر قبول هذه الصورة. اختر صورة JPEG أو PNG أو WebP أو AVIF لا تتجاوز ١٠ ميغابايت.',
  RESET_LINK_DEAD: 'انتهت صلاحية هذا الرابط أو سبق استخدامه. اطلب رابطًا جديدًا لإعادة تعيين كلمة المرور.',
  UNAUTHENTICATED: 'سجّل الدخول أولًا للمتابعة.',
  WRONG_CREDENTIALS: 'بيانات الدخول غير صحيحة. تحقّق منها ثم أعد المحاولة.',
  FORBIDDEN: 'ليست لديك صلاحية لهذا الإجراء.',
  CONFIRM_PASSWORD: 'أكّد كلمة مرورك أولًا لإتمام هذا الإجراء.',
  FOREIGN_ORIGIN: 'رُفض الطلب لأنه لم يأتِ من موقعنا. افتح الموقع مباشرة ثم أعد المحاولة.',
  NOT_FOUND: 'لم نجد ما تبحث عنه. ربما تغيّر عنوانه أو حُذف.',
  METHOD_NOT_ALLOWED: 'هذا الإجراء غير متاح على هذا العنوان.',
  CONFLICT: 'تغيّرت هذه البيانات في أثناء عملك عليها. أعد تحميلها ثم حاول من جديد.',
  GOOGLE_NOT_CONFIGURED:
    'لم يُهيّأ الربط مع Google على هذا الخادم بعد. اطلب ممن يدير الخادم ضبط GOOGLE_CLIENT_ID وGOOGLE_CLIENT_SECRET أو GOOGLE_SERVICE_ACCOUNT ثم أعد تشغيله.',
  GOOGLE_DISCONNECTED:
    'لا يوجد حساب Google مرتبط الآن. اربط حسابًا من صفحة الربط مع Google، والصفوف محفوظة حتى ذلك الحين.',
  GOOGLE_SECRET_CHANGED:
    'تغيّر المفتاح السري للخادم فتعذّرت قراءة الربط المحفوظ مع Google. اربط الحساب من جديد، والصفوف محفوظة حتى ذلك الحين.',
  GOOGLE_GRANT_REVOKED:
    'سحبت Google الإذن أو انتهت صلاحيته. أعد ربط الحساب، والصفوف محفوظة وستُرسل كلها بعد الربط.',
  GOOGLE_KEY_UNUSABLE:
    'تعذّرت قراءة مفتاح حساب الخدمة. اطلب ممن يدير الخادم مراجعة GOOGLE_SERVICE_ACCOUNT، والصفوف محفوظة حتى ذلك الحين.',
  GOOGLE_SERVICE_ACCOUNT:
    'يستخدم الخادم حساب خدمة من Google، فلا حاجة إلى ربط حساب أو فصله من هنا. لتغييره اطلب ممن يدير الخادم مراجعة GOOGLE_SERVICE_ACCOUNT.',
  GOOGLE_API_OFF:
    'خدمة Google Sheets غير مفعّلة في مشروع Google. فعّل Google Sheets API في المشروع ثم أعد الإرسال.',
  GOOGLE_REFUSED:
    'رفضت Google الطلب. راجع معرّف الجدول واسم الورقة ثم أعد المحاولة، والصفوف محفوظة حتى ذلك الحين.',
  SPREADSHEET_UNSET: 'لم يُحدَّد جدول Google لهذا النموذج بعد. أضف رابط الجدول، والصفوف محفوظة حتى ذلك الحين.',
  SPREADSHEET_NOT_FOUND:
    'لم تجد Google جدولًا بهذا الرابط. تأكد من الرابط أو من أن الجدول لم يُحذف، والصفوف محفوظة حتى ذلك الحين.',
  SPREADSHEET_FORBIDDEN:
    'لا يملك الحساب المرتبط صلاحية تعديل هذا الجدول. شارك الجدول معه بصفة محرّر، والصفوف محفوظة حتى ذلك الحين.',
  SPREADSHEET_TAB_MISSING:
    'لا توجد في الجدول ورقة بهذا الاسم، فربما غُيّر اسمها أو حُذفت. صحّح اسم الورقة، والصفوف محفوظة حتى ذلك الحين.',
  SHEET_NAME_TAKEN: 'هذا الاسم لنموذج آخر. اختر اسمًا غيره.',
  TAKEN: 'هذه البيانات مسجّلة لحساب آخر. راجع الحقول المشار إليها.',
  LAST_SUPERADMIN:
    'هذا آخر مدير عام في الموقع، فلا يمكن حذفه أو تعطيله أو تغيير دوره. عيّن مديرًا عامًا آخر أولًا.',
  SLUG_TAKEN: 'هذا العنوان مستخدم من قبل. اختر عنوانًا آخر للصفحة.',
  SECTION_HAS_SERVICES: 'لا يمكن حذف قسم فيه خدمات. انقل خدماته إلى قسم آخر أو احذفها أولًا.',
  PARENT_IN_BIN: 'لا يمكن استعادة هذه الخدمة لأن قسمها في سلة المحذوفات. استعد القسم أولًا.',
  TOO_MANY_RECORDS: `النتائج أكثر من ${formatNumber(BULK.max)}، وهو أكبر عدد يتغيّر دفعة واحدة. ضيّق القائمة بالبحث أو بحالة النشر ثم أعد المحاولة.`,
  BODY_TOO_LARGE: 'حجم البيانات المرسلة أكبر من المسموح. قلّل حجمها ثم أعد المحاولة.',
  UNSUPPORTED_TYPE: 'صيغة البيانات المرسلة غير مقبولة.',
  TOO_MANY_REQUESTS: 'وصلتنا محاولات كثيرة خلال وقت قصير. انتظر قليلًا ثم أعد المحاولة.',
  INTERNAL: 'حدث خطأ غير متوقع من جهتنا. أعد المحاولة بعد قليل.',
  STORE_UNAVAILABLE: 'تعذّر حفظ البيانات الآن. لم يضع ما كتبته، أعد المحاولة بعد لحظات.',
  GOOGLE_BUSY: 'تطلب Google التمهّل قليلًا. سيُعاد الإرسال تلقائيًا، ولن يضيع أي صف.',
  GOOGLE_UNANSWERED: 'لم تصل إجابة واضحة من Google. سيُعاد الإرسال تلقائيًا، ولن يضيع أي صف.',
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
  ADDRESS_PRIVATE: 'اكتب عنوانًا عامًا يبدأ بـ https، بلا اسم مستخدم أو كلمة مرور فيه.',
  PICTURE_MISSING: 'اختر صورة أولًا.',
  PICTURE_TOO_HEAVY: 'حجم الصورة أكبر من ١٠ ميغابايت. اختر صورة أصغر.',
  PICTURE_KIND: 'هذا الملف ليس صورة JPEG أو PNG أو WebP أو AVIF.',
  PICTURE_ANIMATED: 'الصور المتحركة غير مقبولة. اختر صورة ثابتة.',
  PICTURE_TOO_LARGE: 'أبعاد الصورة كبيرة جدًا. اختر صورة لا تتجاوز ٢٥ ميغابكسل.',
  PICTURE_BROKEN: 'ملف الصورة تالف أو ناقص. اختر ملفًا آخر.',
  GONE: 'لم يعد هذا الاختيار موجودًا. اختر غيره.',
  DOUBLED: 'العنصر نفسه مذكور مرتين. اذكر كل عنصر مرة واحدة.',
  SLUG_TAKEN: 'هذا العنوان مستخدم في صفحة أخرى، وقد تكون في سلة المحذوفات. اختر غيره.',
  SLUG_INVALID: 'اكتب كلمة واحدة على الأقل بأحرف أو أرقام، مثل زراعة-الأسنان.',
  ENDS_TOO_EARLY: 'يجب أن يكون وقت الانتهاء بعد وقت البدء.',
  FORMER_PRICE_TOO_LOW: 'يجب أن يكون السعر السابق أعلى من السعر الحالي.',
  LINK_INVALID: 'اكتب مسارًا في الموقع مثل ‎/services أو رابطًا يبدأ بـ https.',
  WEB_ADDRESS_INVALID: 'اكتب رابطًا كاملًا يبدأ بـ https.',
  TIME_INVALID: 'اكتب الوقت بالساعة والدقيقة مثل 09:30.',
  DATE_INVALID: 'التاريخ أو الوقت غير صحيح.',
  SHEET_NAME_INVALID: 'اكتب الاسم بأحرف أو أرقام، ويمكن أن تفصل بينها مسافة أو شرطة، مثل نورة-2026.',
  SHEET_NAME_TAKEN: 'هذا الاسم لنموذج آخر، أو لا يختلف عنه إلا في الهمزات والمسافات. اختر اسمًا غيره.',
  SPREADSHEET_INVALID:
    'هذا ليس رابط جدول Google. افتح الجدول وانسخ رابطه من شريط العنوان، ويبدأ بـ docs.google.com/spreadsheets/d.',
  BAD_CHARACTERS: 'يحتوي النص على رموز غير مقبولة. أعد كتابته.',
} as const;

export type FieldCode = keyof typeof FIELD_MESSAGES;
