/** Every text of the doctors' pages. Shipped to each visitor: keep it small. */
export const doctors = {
  title: 'أطباء العيادة',
  description:
    'أطباء عيادة بسمة لطب الأسنان في مكة المكرمة: تخصصاتهم ومؤهلاتهم وأرقام تراخيصهم واللغات التي يتحدثونها، مع الحجز المباشر.',
  lead: 'اعرف من سيعالجك قبل أن تأتي: تخصصه، ومؤهلاته، واللغات التي يتحدثها.',
  searchPlaceholder: 'الاسم أو التخصص',
  section: 'القسم',
  anySection: 'كل الأقسام',
  language: 'اللغة',
  anyLanguage: 'كل اللغات',
  gender: 'طبيب أم طبيبة',
  anyGender: 'أطباء وطبيبات',
  genders: { female: 'طبيبات', male: 'أطباء' },
  speaks: 'اللغات',
  licence: 'رقم الترخيص المهني',
  biography: { female: 'عن الطبيبة', male: 'عن الطبيب' },
  qualifications: 'المؤهلات',
  practice: { female: 'ما الذي تعالجه', male: 'ما الذي يعالجه' },
  book: (name: string) => `احجز مع ${name}`,
  bookShort: 'احجز موعدًا',
} as const;
