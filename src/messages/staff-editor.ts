import type { TimeAgoWords } from '#lib/format.ts';
import { timeAgoWords } from './format.ts';
import { site } from './site.ts';

/** What every editor of the back office says. */
export const editor = {
  loading: 'جارٍ تحميل البيانات…',
  loadFailed: 'تعذّر تحميل بيانات هذا العنصر.',
  offline: 'انقطع الاتصال قبل أن يكتمل الحفظ. لم يضع شيء مما كتبته، أعد المحاولة.',
  signedOut:
    'انتهت جلستك قبل أن يكتمل الحفظ. ما كتبته باقٍ هنا: سجّل الدخول في صفحة جديدة، ثم عُد وأعد المحاولة.',
  signIn: 'تسجيل الدخول في صفحة جديدة',
  stopped: 'أُوقف رفع الصورة، فلم يُحفظ شيء. ما كتبته واخترته باقٍ هنا.',
  checkFields: 'راجع الحقول المشار إليها ثم أعد المحاولة.',
} as const;

/** The list of paragraphs. The placeholder is exact (specification, "Add-news modal"). */
export const listField = {
  placeholder: 'اكتب الوصف واضغط Enter لإضافته',
  paragraph: 'اكتب فقرة واضغط Enter لإضافتها',
  hint: 'للنزول إلى سطر جديد داخل الفقرة اضغط Shift مع Enter.',
  add: 'أدرجه في القائمة',
  remove: (place: string) => `حذف العنصر ${place}`,
  edit: (place: string) => `تعديل العنصر ${place}`,
  editing: (place: string) => `نص العنصر ${place}`,
  up: (place: string) => `نقل العنصر ${place} إلى أعلى`,
  down: (place: string) => `نقل العنصر ${place} إلى أسفل`,
  added: (place: string) => `أُضيف العنصر ${place}`,
  removed: 'حُذف العنصر',
} as const;

/** The picture. The area's words are exact (specification, "Add-news modal"). */
export const pictureField = {
  label: 'الصورة',
  area: 'اضغط لرفع صورة',
  ways: 'أو اسحبها إلى هنا، أو الصقها من الحافظة',
  limits: 'JPEG أو PNG أو WebP أو AVIF، حتى ١٠ ميغابايت',
  preview: 'معاينة الصورة',
  unseen: 'لا يستطيع متصفحك عرض معاينة هذه الصورة.',
  another: 'تغيير الصورة',
  save: 'حفظ الصورة',
  remove: 'إزالة الصورة',
  keep: 'إبقاء الصورة السابقة',
  alt: 'وصف الصورة لمن لا يراها',
  altHint: 'جملة قصيرة تصف ما في الصورة، يقرؤها قارئ الشاشة ومحركات البحث.',
  focal: 'نقطة التركيز',
  focalHint: 'انقر أهم ما في الصورة أو حرّك النقطة بالأسهم، فتُقصّ الصورة حوله في كل مكان.',
  focalAt: (across: string, down: string) => `${across}٪ من اليسار و${down}٪ من الأعلى`,
  crops: { card: 'البطاقة', square: 'المصغّرة', share: 'المشاركة' },
} as const;

/** A picture on its way to the server. */
export const upload = {
  label: 'جارٍ رفع الصورة',
  percent: (part: string) => `${part}٪`,
  stop: 'إيقاف الرفع',
  made: 'وصلت الصورة، ويجري تجهيزها…',
} as const;

export const recordField = {
  search: { service: site.services.searchPlaceholder, section: site.sections.searchPlaceholder },
  chooseSection: 'اختر القسم',
  none: 'بلا',
  noMatch: 'لا نتائج لهذا البحث',
  empty: { service: 'لا توجد خدمات بعد', section: 'لا توجد أقسام بعد' },
  failed: 'تعذّر تحميل القائمة.',
} as const;

/** When visitors see a record. */
export const publishing = {
  title: 'خيارات النشر',
  legend: 'الظهور في الموقع',
  now: 'نشر الآن',
  nowHint: 'يظهر للزوار فور الحفظ.',
  later: 'نشر لاحقًا',
  laterHint: 'يظهر وحده في الموعد الذي تحدده.',
  draft: 'مسودة',
  draftHint: 'لا يراها إلا فريق العيادة.',
  from: 'يظهر ابتداءً من',
  until: 'يختفي ابتداءً من',
  untilHint: 'اتركه فارغًا ليبقى ظاهرًا.',
  riyadh: '(بتوقيت الرياض)',
  on: 'ظاهر',
  off: 'مخفي',
} as const;

/** A form that was left before it was saved. */
export const keptDraft = {
  found: (at: string) => `لديك نص لم يُحفظ من قبل، آخر حفظ ${at}.`,
  restore: 'استعادته',
  discard: 'تجاهله',
  kept: (at: string) => `آخر حفظ للمسودة على هذا الجهاز ${at}`,
  noPicture: 'الصورة لا تُحفظ مع المسودة، فاخترها من جديد.',
  ago: { ...timeAgoWords, now: 'قبل لحظات' } satisfies TimeAgoWords,
} as const;

/** Leaving with something unsaved. */
export const unsaved = {
  title: 'لديك تغييرات لم تُحفظ',
  text: 'إن خرجت الآن فلن تُحفظ تغييراتك.',
  leave: 'الخروج دون حفظ',
  stay: 'متابعة التعديل',
} as const;

/** Somebody else saved the same record meanwhile. */
export const conflict = {
  title: 'عدّل شخص آخر هذا العنصر في أثناء عملك عليه',
  text: 'قارن بين النسختين ثم اختر ما يبقى. لم يُحفظ شيء بعد.',
  mine: 'نسختك',
  theirs: 'المحفوظ الآن',
  seen: 'كما كانت عند فتحها',
  keepMine: 'اعتماد نسختي',
  takeTheirs: 'أخذ المحفوظ',
  empty: 'فارغ',
  noDifference: 'لا فرق بين النسختين.',
  savedPicture: 'الصورة المحفوظة',
  keepsTheirPicture: 'تغيّرت الصورة أو وصفها أيضًا، ويبقى ما حفظه الآخر منها أيًّا كان اختيارك.',
} as const;

/** Fields that most types have. */
export const commonFields = {
  title: 'العنوان',
  subTitle: 'العنوان الفرعي',
  slug: 'رابط الصفحة',
  slugHint: 'آخر جزء من عنوان الصفحة. اتركه فارغًا ليؤخذ من العنوان، وإن غيّرته بقي الرابط القديم يعمل.',
} as const;

/** What a record was before, and back to it. */
export const versions = {
  title: 'النسخ السابقة',
  lead: 'كل حفظ يُبقي نسخة. اختر نسخة لترى ما تغيّر منذ ذلك الحين.',
  list: 'النسخ',
  version: (number: string) => `النسخة ${number}`,
  current: 'الحالية',
  by: (name: string) => `حفظها ${name}`,
  nobody: 'حُفظت تلقائيًا',
  difference: 'ما تغيّر منها إلى الحالية',
  legend: 'المشطوب كان في تلك النسخة، والمظلل بالأخضر هو ما حلّ محله.',
  same: 'هذه النسخة مطابقة للحالية.',
  was: 'في هذه النسخة',
  now: 'الآن',
  restore: 'استعادة هذه النسخة',
  restored: 'تمت استعادة النسخة',
  restoreFailed: 'تعذّرت استعادة النسخة. أعد المحاولة بعد قليل.',
  failed: 'تعذّر تحميل النسخ السابقة.',
  none: 'لا توجد نسخ سابقة بعد.',
} as const;

/** The public page as a phone shows it. */
export const preview = {
  title: 'معاينة على الجوال',
  open: 'معاينة',
  frame: 'الصفحة كما يراها الزائر على جواله',
  lead: 'هكذا تظهر الصفحة بما في النموذج الآن، محفوظًا كان أو غير محفوظ. الروابط فيها لا تعمل.',
} as const;
