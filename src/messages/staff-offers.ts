import type { ContentNoun } from './content-answers.ts';
import { contentTexts } from './staff-content.ts';

const noun: ContentNoun = {
  bare: 'عرض',
  one: 'العرض',
  many: 'العروض',
  counted: { one: 'عرض واحد', two: 'عرضين', few: '{n} عروض', many: '{n} عرضًا', other: '{n} عرض' },
};
const usual = contentTexts(noun);

/** The offers, as staff read of them. */
export const offerWords = {
  ...{ noun, ...usual },
  list: {
    ...usual.list,
    add: 'إضافة عرض جديد',
    searchPlaceholder: 'ابحث عن عروض...',
    empty: 'لا توجد عروض بعد. أضف أول عرض ليراه الزوار.',
    price: 'السعر',
    ends: 'ينتهي',
  },
  fields: {
    serviceId: 'الخدمة التي يُحجز بها العرض',
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
};
