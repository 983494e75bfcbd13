import { HOUR_OVERRIDES, SIX_DAYS } from '#demo/hours.ts';
import { DEMO_QUESTIONS } from '#demo/questions.ts';
import type { DemoClinic } from '#demo/types.ts';

/** The facts of the demo clinic. Phones are of the range that nobody has; the names of accounts are invented. */
export const DEMO_CLINIC: DemoClinic = {
  name: 'عيادة بسمة',
  tagline: 'عناية أسنان لطيفة لأهل مكة وضيوفها.',
  city: 'مكة المكرمة',
  addressLines: ['شارع إبراهيم الخليل', 'حي المسفلة، مكة المكرمة', 'المملكة العربية السعودية'],
  phone: '+966125550123',
  whatsApp: '+966505550123',
  email: 'salam@basma.example',
  licence: '1400012345',
  mapLink: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent('شارع إبراهيم الخليل، مكة المكرمة')}`,
  socials: {
    instagram: 'https://www.instagram.com/basma.makkah.demo',
    whatsApp: 'https://wa.me/966505550123',
    snapchat: 'https://www.snapchat.com/add/basma-makkah-demo',
    tiktok: 'https://www.tiktok.com/@basma.makkah.demo',
    youtube: 'https://www.youtube.com/@basma-makkah-demo',
    twitter: 'https://twitter.com/basma_makkah_dm',
  },
  weeklyHours: [
    { days: SIX_DAYS, opens: '13:00', closes: '23:00' },
    { days: ['friday'], opens: '16:00', closes: '23:00' },
  ],
  overrides: HOUR_OVERRIDES,
  insurers: ['بوبا العربية', 'التعاونية', 'ميدغلف', 'تكافل الراجحي', 'ملاذ للتأمين'],
  instalmentProviders: ['تابي', 'تمارا'],
  questions: DEMO_QUESTIONS,
  whyUs: [
    {
      title: 'سعر مكتوب قبل أن نبدأ',
      text: 'تخرج من الفحص بخطة فيها كل بند وتكلفته. ما لم توافق عليه لا نبدأ به.',
    },
    {
      title: 'الأخفّ أولًا',
      text: 'إن كان التنظيف يكفيك فلن نقترح القشور، وإن كانت السنّ تُعالج فلن نقترح خلعها.',
    },
    {
      title: 'طبيب يفهم لغتك',
      text: 'يتحدث أطباؤنا مع ضيوف مكة بلغات كثيرة. قل لنا لغتك عند الحجز نختر لك من يتحدثها.',
    },
    {
      title: 'ملفك يسافر معك',
      text: 'تقرير مكتوب وصور أشعة على جوالك، لتكمل علاجك في بلدك من حيث وقفنا.',
    },
  ],
};
