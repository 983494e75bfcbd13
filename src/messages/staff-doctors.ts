import { contentFailures } from './content.ts';
import type { ContentNoun } from './content-answers.ts';
import { doctor } from './doctor.ts';
import { contentTexts } from './staff-content.ts';

const noun: ContentNoun = {
  bare: 'طبيب',
  one: 'الطبيب',
  many: 'الأطباء',
  counted: { one: 'طبيب واحد', two: 'طبيبين', few: '{n} أطباء', many: '{n} طبيبًا', other: '{n} طبيب' },
};
const usual = contentTexts(noun);

const fields = {
  name: 'الاسم',
  nameHint: 'كما يظهر للزوار، مثل: د. سارة الأحمد',
  specialty: 'التخصص',
  gender: 'الجنس',
  genders: { female: 'طبيبة', male: 'طبيب' },
  licence: doctor.licence,
  languages: 'اللغات التي يتحدثها',
  languagesHint: 'بالترتيب الذي تختارها به.',
  sectionIds: 'الأقسام',
  serviceIds: 'الخدمات',
  biography: 'نبذة عن الطبيب',
  qualifications: doctor.qualifications,
  qualificationsPlaceholder: 'اكتب مؤهلًا واضغط Enter لإضافته',
};

/** The doctors, as staff read of them. */
export const doctorWords = {
  noun,
  list: {
    ...usual.list,
    add: 'إضافة طبيب جديد',
    searchPlaceholder: 'ابحث عن أطباء...',
    empty: 'لا يوجد أطباء بعد. أضف أول طبيب ليراه الزوار.',
    failed: contentFailures.doctors,
    titleHead: fields.name,
    subTitleHead: fields.specialty,
    noTitle: 'لا يوجد اسم',
    noSubTitle: 'لا يوجد تخصص',
    sections: fields.sectionIds,
  },
  edit: 'تعديل بيانات الطبيب',
  texts: {
    ...usual.texts,
    edited: 'تم تعديل بيانات الطبيب',
    editFailed: 'حدث خطأ أثناء تعديل بيانات الطبيب',
  },
  notFound: 'لم نجد هذا الطبيب. ربما حُذف أو تغيّر عنوانه.',
  fields,
};
