import type { ContentNoun } from './content-answers.ts';
import { contentTexts } from './staff-content.ts';

const noun: ContentNoun = {
  bare: 'قسم',
  one: 'القسم',
  many: 'الأقسام',
  counted: { one: 'قسم واحد', two: 'قسمين', few: '{n} أقسام', many: '{n} قسمًا', other: '{n} قسم' },
};
const usual = contentTexts(noun);

/** The sections, as staff read of them. */
export const sectionWords = {
  ...{ noun, ...usual },
  list: {
    ...usual.list,
    add: 'إضافة قسم جديد',
    searchPlaceholder: 'ابحث عن أقسام...',
    empty: 'لا توجد أقسام بعد. أضف أول قسم ليراه الزوار.',
  },
};
