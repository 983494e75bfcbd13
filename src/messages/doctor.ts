/** The texts of a doctor's page and of the list's filters. */
export const doctor = {
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
