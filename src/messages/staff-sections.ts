import type { ContentNoun } from './content-answers.ts';
import { site } from './site.ts';
import { contentTexts } from './staff-content.ts';

const noun: ContentNoun = {
  bare: 'قسم',
  one: 'القسم',
  many: 'الأقسام',
  counted: { ...site.counts.sections, two: 'قسمين' },
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
