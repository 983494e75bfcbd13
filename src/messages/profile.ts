import { accountCall } from './my-account.ts';
import { person } from './person.ts';
import { site } from './site.ts';

const ERASE = 'حذف حسابي';

/** What the profile page says. Only who is signed in loads it. */
export const profile = {
  title: site.shell.profile,
  description: 'بياناتك وحجوزاتك وأجهزتك في العيادة.',
  logOut: site.shell.logout,
  retry: site.failure.retry,
  saving: accountCall.saving,

  details: {
    title: 'بياناتي',
    lead: 'نملأ بها نموذج الحجز عنك، وننادي بها عليك في العيادة.',
    email: person.email,
    save: 'حفظ البيانات',
  },

  picture: {
    title: 'صورتي',
    lead: 'صورة JPEG أو PNG أو WebP أو AVIF، حتى ١٠ ميغابايت.',
    choose: 'اختيار صورة',
    chooseOther: 'اختيار صورة أخرى',
    preview: 'معاينة الصورة المختارة',
    crop: {
      x: 'حرّك الصورة يمينًا أو يسارًا',
      y: 'حرّك الصورة إلى أعلى أو أسفل',
    },
    save: 'حفظ الصورة',
    saving: 'جارٍ رفع الصورة...',
    cancel: 'تراجع',
    tooHeavy: 'حجم الصورة أكبر من ١٠ ميغابايت. اختر صورة أصغر.',
    noPicture: 'هذا الملف ليس صورة. اختر صورة JPEG أو PNG أو WebP أو AVIF.',
  },

  password: {
    title: person.password,
    lead: 'بعد تغييرها ينتهي دخولك على أجهزتك الأخرى.',
    current: 'كلمة المرور الحالية',
    new: person.newPassword,
    hint: '٨ أحرف على الأقل. جملة من عدة كلمات أسهل في الحفظ وأصعب في التخمين.',
    save: 'تغيير كلمة المرور',
  },

  bookings: {
    title: 'حجوزاتي',
    lead: 'ما حجزته وأنت مسجّل الدخول. نتصل بك لنتفق على الموعد.',
    reference: 'رقم الحجز',
    undecided: 'استشارة عامة',
    empty: 'لا توجد حجوزات بعد. ما تحجزه وأنت مسجّل الدخول يظهر هنا.',
    book: site.shell.book,
  },

  sessions: {
    title: 'أجهزتي',
    lead: 'الأجهزة التي سجّلت الدخول عليها. أنهِ ما لا تعرفه منها، ثم غيّر كلمة المرور.',
    current: 'هذا الجهاز',
    unknown: 'جهاز غير معروف',
    since: 'منذ',
    end: 'إنهاء',
    endNamed: (device: string) => `إنهاء الدخول على ${device}`,
    endOthers: 'إنهاء الدخول على كل الأجهزة الأخرى',
  },

  data: {
    title: 'نسخة من بياناتي',
    lead: 'ملف واحد بكل ما نحتفظ به عنك: حسابك وأجهزتك وحجوزاتك.',
    download: 'تنزيل الملف',
    preparing: 'جارٍ تجهيز الملف...',
    done: 'تم تنزيل الملف.',
  },

  erase: {
    title: ERASE,
    lead: 'حذف نهائي لا يمكن التراجع عنه.',
    open: ERASE,
    dialogTitle: 'هل تريد حذف حسابك؟',
    happens: [
      'يُحذف حسابك وصورتك، وينتهي دخولك على كل أجهزتك.',
      'يُمحى اسمك ورقمك من حجوزاتك، فلا نستطيع بعدها التواصل معك بشأنها.',
      'لا يمكن استرجاع شيء من ذلك. نزّل نسخة من بياناتك أولًا إن أردت الاحتفاظ بها.',
    ],
    confirm: 'حذف نهائي',
    erasing: 'جارٍ الحذف...',
  },
} as const;

/** Where a booking stands, as its patient is told; the staff's words are others (decision 21). */
export const bookingProgress = {
  new: 'استلمنا طلبك',
  contacted: 'تواصلنا معك',
  booked: 'تم تحديد الموعد',
  came: 'تمت الزيارة',
  'no-show': 'لم تتم الزيارة',
  lost: 'مغلق',
} as const;
