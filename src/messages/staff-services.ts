import { contentFailures } from './content.ts';
import type { ContentNoun } from './content-answers.ts';
import { site } from './site.ts';
import { contentTexts } from './staff-content.ts';

const noun: ContentNoun = {
  bare: 'خدمة',
  one: 'الخدمة',
  many: 'الخدمات',
  counted: { ...site.counts.services, two: 'خدمتين' },
};
const usual = contentTexts(noun);

/** The services, as staff read of them. The English texts are the specification's last resorts (section 8, decision 11). */
export const serviceWords = {
  ...{ noun, ...usual },
  list: {
    ...usual.list,
    add: 'إضافة خدمة جديدة',
    searchPlaceholder: 'ابحث عن خدمات...',
    empty: 'لا توجد خدمات بعد. أضف أول خدمة ليراها الزوار.',
    failed: contentFailures.services,
    deleted: 'Service deleted successfully',
    deleteFailed: 'Something went wrong while deleting service',
    section: 'القسم',
    price: 'السعر يبدأ من',
  },
  texts: {
    added: 'Service added successfully',
    edited: 'Service updated successfully',
    imageSaved: 'Image updated successfully',
    addFailed: 'Something went wrong while adding service',
    editFailed: 'Something went wrong while updating service',
    imageFailed: 'Something went wrong while updating image',
  },
  fields: {
    sectionId: 'القسم الذي تتبعه',
    description: 'الوصف',
    features: 'المميزات',
    featuresPlaceholder: 'اكتب ميزة واضغط Enter لإضافتها',
    priceFrom: 'يبدأ السعر من',
    priceHint: 'بالريال دون كسور. اتركه فارغًا فلا يظهر سعر.',
  },
};
