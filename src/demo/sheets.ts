import type { DemoSheet } from '#demo/types.ts';

/** Two influencers' forms; both people are invented, and no spreadsheet stands behind them yet. */
export const DEMO_SHEETS: DemoSheet[] = [
  {
    name: 'نوف',
    title: 'ابتسامة تليق بك، مع نوف',
    subTitle: 'لمتابعي نوف: نحجز لك أقرب موعد فحص، وترى الخطة وتكلفتها قبل أن نبدأ.',
    illustration: 'hero-offers',
    imageAlt: 'رسم لسنّ مبتسمة تخرج من علبة هدية ذات شريط ذهبي، وحولها لمعات',
    active: true,
  },
  {
    name: 'يوميات ماما سارة',
    title: 'أول زيارة لطفلك، مع ماما سارة',
    subTitle: 'لأمهات سارة وآبائها: موعد هادئ في قسم الأطفال، وتبقى أنت مع طفلك.',
    illustration: 'hero-children',
    imageAlt: 'رسم لطفلة تضحك وقد سقطت سنّها اللبنية، وترفع فرشاة أسنان، وحولها غيوم',
    active: true,
  },
];
