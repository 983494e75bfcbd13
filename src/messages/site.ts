import type { PluralForms } from '#lib/format.ts';

const services: PluralForms = {
  zero: 'لا توجد خدمات',
  one: 'خدمة واحدة',
  two: 'خدمتان',
  few: '{n} خدمات',
  many: '{n} خدمة',
  other: '{n} خدمة',
};

const sections: PluralForms = {
  zero: 'لا توجد أقسام',
  one: 'قسم واحد',
  two: 'قسمان',
  few: '{n} أقسام',
  many: '{n} قسمًا',
  other: '{n} قسم',
};

/** Every text of the public pages and their shell but the booking form's. Shipped to each visitor: keep it small. */
export const site = {
  keywords: 'medical sections, health services, clinic, healthcare',
  counts: { services, sections },

  shell: {
    home: 'الرئيسية',
    sections: 'الأقسام',
    services: 'الخدمات',
    doctors: 'الأطباء',
    offers: 'العروض',
    news: 'الأخبار',
    privacy: 'سياسة الخصوصية',
    login: 'دخول',
    logout: 'تسجيل الخروج',
    book: 'احجز موعدك',
    mainNav: 'التنقل الرئيسي',
    openMenu: 'افتح القائمة',
    closeMenu: 'أغلق القائمة',
    menu: 'القائمة',
    account: 'حسابك',
    greeting: 'أهلًا،',
    nameless: 'User',
    dashboard: 'لوحة التحكم',
    profile: 'ملفي الشخصي',
    important: 'روابط مهمة',
    contact: 'تواصل معنا',
    whatsApp: 'واتساب',
    whatsAppChat: 'تحدّث معنا على واتساب',
    toTop: 'إلى أعلى الصفحة',
    follow: 'حساباتنا',
    socials: {
      instagram: 'إنستغرام',
      whatsApp: 'واتساب',
      snapchat: 'سناب شات',
      tiktok: 'تيك توك',
      youtube: 'يوتيوب',
      twitter: 'تويتر',
    },
    licence: 'ترخيص وزارة الصحة رقم',
    map: 'افتح الخريطة',
    quickActions: 'إجراءات سريعة',
    barBook: 'احجز',
    barCall: 'اتصل',
    chat: (clinic: string) => `السلام عليكم، أرغب في حجز موعد في ${clinic}.`,
    chatAbout: (subject: string, clinic: string) =>
      `السلام عليكم، أرغب في الاستفسار عن «${subject}» في ${clinic}.`,
  },

  home: {
    title: (city: string) => (city ? `عيادة أسنان في ${city}` : 'عيادة أسنان'),
    description: (clinic: string) =>
      `طب الأسنان في ${clinic}: زراعة وتقويم وتجميل وأسنان أطفال. اعرف الخطوات والأسعار واحجز موعدك في دقيقة.`,
    callTitle: 'تفضّل الاتصال؟',
    bookTitle: 'اترك رقمك، والباقي علينا',
    bookLead: 'نتصل بك في أوقات الدوام لنتفق على الموعد. رقمك عندنا لهذا فقط.',
    visitTitle: 'زيارتك لنا',
    visitLead: 'تعال في الوقت الذي يناسبك، واتصل قبلها نحجز لك فلا تنتظر.',
    otherHours: 'مواعيد خاصة قادمة',
  },

  sections: {
    title: 'أقسام العيادة',
    description: (clinic: string) => `أقسام طب الأسنان في ${clinic}: ما يعالجه كل قسم، وكيف تحجز فيه.`,
    lead: 'اختر ما يشبه حالتك، واقرأ ما نقدّمه فيه، ثم احجز في الصفحة نفسها.',
    searchPlaceholder: 'ابحث في الأقسام',
  },

  services: {
    title: 'خدمات العيادة',
    description: (clinic: string) =>
      `خدمات طب الأسنان في ${clinic}: خطواتها ومدتها، وأسعارها حيث تُعرف مسبقًا، مع الحجز المباشر.`,
    lead: 'ما الذي نفعله في كل خدمة، وكم يستغرق، ومن أين يبدأ سعرها.',
    searchPlaceholder: 'ابحث في الخدمات',
    bySection: 'اعرض خدمات',
    priceFrom: 'يبدأ من',
    book: 'احجز',
    bookNamed: (service: string) => `احجز ${service}`,
  },

  list: {
    search: 'بحث',
    sort: 'الترتيب',
    sorts: {
      'createdAt:desc': 'الأحدث أولًا',
      'createdAt:asc': 'الأقدم أولًا',
      'title:asc': 'أبجديًا',
    },
    apply: 'اعرض',
    clear: 'امسح البحث',
    results: {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '{n} نتائج',
      many: '{n} نتيجة',
      other: '{n} نتيجة',
    } satisfies PluralForms,
    resultsFor: (search: string) => `عن «${search}»`,
    emptyTitle: 'لم نجد ما يطابق بحثك',
    emptyText: 'جرّب كلمة أقصر أو اسمًا آخر للعلاج، أو اتصل بنا نخبرك بمن يعالج حالتك.',
    bareTitle: 'لم يُضف شيء هنا بعد',
    bareText: 'نجهّز هذه الصفحة. اتصل بنا نجبك عن كل ما تريد معرفته.',
    pastTitle: 'لا توجد صفحة بهذا الرقم',
    pastText: 'النتائج أقل مما تظن. ارجع إلى أولها.',
    firstPage: 'الصفحة الأولى',
  },

  detail: {
    path: 'مسار الصفحة',
    updated: 'آخر تحديث',
    features: 'ما الذي تحصل عليه',
    about: 'عن الخدمة',
    sectionServices: 'خدمات القسم',
    sectionNoServices: 'نجهّز خدمات هذا القسم. احجز في القسم نفسه ونحدّد الخدمة معك.',
    bookService: 'احجز هذه الخدمة',
    bookSection: 'احجز في هذا القسم',
    bookLead: 'نتصل بك في أوقات الدوام لنتفق على الموعد.',
  },

  success: {
    description: 'وصلنا طلبك، ونتصل بك لنتفق على الموعد.',
  },

  notFound: {
    title: 'لم نجد هذه الصفحة',
    text: 'ربما تغيّر عنوانها أو لم تعد موجودة. ابدأ من الرئيسية، أو تصفّح خدمات العيادة.',
    home: 'العودة إلى الرئيسية',
    services: 'تصفّح الخدمات',
  },

  failure: {
    title: 'تعذّر عرض الصفحة',
    text: 'حدث خطأ غير متوقع. أعد المحاولة بعد لحظات، وإن تكرّر فاتصل بنا.',
    retry: 'أعد المحاولة',
  },
} as const;
