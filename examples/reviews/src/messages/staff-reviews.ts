import type { ContentNoun } from './content-answers.ts';
import { contentTexts } from './staff-content.ts';

const noun: ContentNoun = {
  bare: 'رأي',
  one: 'الرأي',
  many: 'الآراء',
  counted: { one: 'رأي واحد', two: 'رأيين', few: '{n} آراء', many: '{n} رأيًا', other: '{n} رأي' },
};
const usual = contentTexts(noun);

/** What patients say, as staff read of it. */
export const reviewWords = {
  ...{ noun, ...usual },
  list: {
    ...usual.list,
    title: 'آراء المراجعين',
    add: 'إضافة رأي جديد',
    searchPlaceholder: 'ابحث في الآراء...',
    empty: 'لا توجد آراء بعد. أضف أول رأي ليراه الزوار.',
  },
  fields: { author: 'صاحب الرأي' },
};
