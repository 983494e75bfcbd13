/** The editors of services. The English texts are the specification's, for when the server says nothing (section 8). */
export const serviceEditor = {
  editTitle: 'تعديل الخدمة',
  fields: {
    section: 'القسم الذي تتبعه',
    description: 'الوصف',
    features: 'المميزات',
    featuresPlaceholder: 'اكتب ميزة واضغط Enter لإضافتها',
    priceFrom: 'يبدأ السعر من',
    priceHint: 'بالريال دون كسور. اتركه فارغًا فلا يظهر سعر.',
  },
  texts: {
    added: 'Service added successfully',
    edited: 'Service updated successfully',
    imageSaved: 'Image updated successfully',
    addFailed: 'Something went wrong while adding service',
    editFailed: 'Something went wrong while updating service',
    imageFailed: 'Something went wrong while updating image',
  },
} as const;

export const sectionEditor = {
  editTitle: 'تعديل القسم',
  texts: {
    added: 'تمت إضافة القسم',
    edited: 'تم تعديل القسم',
    imageSaved: 'تم تحديث صورة القسم',
    addFailed: 'تعذّرت إضافة القسم',
    editFailed: 'حدث خطأ أثناء تعديل القسم',
    imageFailed: 'حدث خطأ أثناء تحديث صورة القسم',
  },
} as const;

export const doctorEditor = {
  editTitle: 'تعديل بيانات الطبيب',
  back: 'الأطباء',
  notFound: 'لم نجد هذا الطبيب. ربما حُذف أو تغيّر عنوانه.',
  fields: {
    name: 'الاسم',
    nameHint: 'كما يظهر للزوار، مثل: د. سارة الأحمد',
    specialty: 'التخصص',
    gender: 'الجنس',
    genders: { female: 'طبيبة', male: 'طبيب' },
    licence: 'رقم الترخيص المهني',
    languages: 'اللغات التي يتحدثها',
    languagesHint: 'بالترتيب الذي تختارها به.',
    sections: 'الأقسام',
    services: 'الخدمات',
    biography: 'نبذة عن الطبيب',
    qualifications: 'المؤهلات',
    qualificationsPlaceholder: 'اكتب مؤهلًا واضغط Enter لإضافته',
  },
  texts: {
    added: 'تمت إضافة الطبيب',
    edited: 'تم تعديل بيانات الطبيب',
    imageSaved: 'تم تحديث صورة الطبيب',
    addFailed: 'حدث خطأ أثناء إضافة الطبيب',
    editFailed: 'حدث خطأ أثناء تعديل بيانات الطبيب',
    imageFailed: 'حدث خطأ أثناء تحديث صورة الطبيب',
  },
} as const;

export const offerEditor = {
  editTitle: 'تعديل العرض',
  fields: {
    service: 'الخدمة التي يُحجز بها العرض',
    text: 'تفاصيل العرض',
    price: 'السعر في العرض',
    priceHint: 'بالريال دون كسور.',
    formerPrice: 'السعر قبل العرض',
    formerPriceHint: 'اتركه فارغًا إن لم تُرد المقارنة.',
    startsAt: 'يبدأ العرض (بتوقيت الرياض)',
    endsAt: 'ينتهي العرض (بتوقيت الرياض)',
    endsAtHint: 'يختفي العرض من الموقع وحده في هذه اللحظة.',
    licence: 'رقم ترخيص الإعلان',
  },
  texts: {
    added: 'تمت إضافة العرض',
    edited: 'تم تعديل العرض',
    imageSaved: 'تم تحديث صورة العرض',
    addFailed: 'حدث خطأ أثناء إضافة العرض',
    editFailed: 'حدث خطأ أثناء تعديل العرض',
    imageFailed: 'حدث خطأ أثناء تحديث صورة العرض',
  },
} as const;

export const heroEditor = {
  editTitle: 'تعديل الواجهة',
  fields: {
    buttonText: 'نص الزر',
    buttonTextHint: 'اتركه فارغًا فلا يظهر زر.',
    buttonHref: 'وجهة الزر',
    buttonHrefHint: 'صفحة من الموقع مثل ‎/services أو رابط كامل يبدأ بـ https.',
  },
  texts: {
    added: 'تمت إضافة الواجهة',
    edited: 'تم تعديل الواجهة',
    imageSaved: 'تم تحديث صورة الواجهة',
    addFailed: 'حدث خطأ أثناء إضافة الواجهة',
    editFailed: 'حدث خطأ أثناء تعديل الواجهة',
    imageFailed: 'حدث خطأ أثناء تحديث صورة الواجهة',
  },
} as const;
