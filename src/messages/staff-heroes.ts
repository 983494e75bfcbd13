import type { ContentNoun } from './content-answers.ts';
import { contentTexts } from './staff-content.ts';

const noun: ContentNoun = {
  bare: 'واجهة',
  one: 'الواجهة',
  many: 'الواجهات',
  counted: { one: 'واجهة واحدة', two: 'واجهتين', few: '{n} واجهات', many: '{n} واجهة', other: '{n} واجهة' },
};
const usual = contentTexts(noun);

/** The heads of the home page, as staff read of them. */
export const heroWords = {
  ...{ noun, ...usual },
  list: {
    ...usual.list,
    title: noun.one,
    add: 'إضافة واجهة جديدة',
    searchPlaceholder: 'ابحث في الواجهات...',
    empty: 'لا توجد واجهات بعد. أضف ما يستقبل زوار الصفحة الرئيسية.',
    button: 'الزر',
    none: 'بلا زر',
  },
  fields: {
    buttonText: 'نص الزر',
    buttonTextHint: 'اتركه فارغًا فلا يظهر زر.',
    buttonHref: 'وجهة الزر',
    buttonHrefHint: 'صفحة من الموقع مثل ‎/services أو رابط كامل يبدأ بـ https.',
  },
};
