import type { DemoHero } from '#demo/types.ts';

/** The heads of the home page, in their order. */
export const DEMO_HEROES: DemoHero[] = [
  {
    key: 'hero-doctors',
    title: 'طبيب يسمعك أولًا، ثم يفحص',
    subTitle: 'تحكي ما يؤلمك، وترى الصورة على الشاشة، وتعرف الخطة وتكلفتها قبل أن نبدأ. والقرار لك.',
    buttonText: 'تعرّف إلى الأطباء',
    buttonHref: '/doctors',
    illustration: 'hero-doctors',
    imageAlt: 'رسم لطبيبة وطبيب مبتسمين متجاورين تحت قوس من الضوء',
    active: true,
  },
  {
    key: 'hero-children',
    title: 'أول زيارة لطفلك، على مهله',
    subTitle: 'يعدّ أسنان الدبّ قبل أن نعدّ أسنانه. لا نجبره، ولا نستعجله، وتبقى أنت معه.',
    buttonText: 'احجز لطفلك',
    buttonHref: '/BookADeal/section/طب-أسنان-الأطفال',
    illustration: 'hero-children',
    imageAlt: 'رسم لطفلة تضحك وقد سقطت سنّها اللبنية، وترفع فرشاة أسنان، وحولها غيوم',
    active: true,
  },
  {
    key: 'hero-offers',
    title: 'سعر واضح، قبل أن تجلس على الكرسي',
    subTitle: 'عروض بتاريخ بداية ونهاية، وسعر مكتوب يشمل ما نقوله، لا أكثر ولا أقل.',
    buttonText: 'عروض هذه الأيام',
    buttonHref: '/#offers',
    illustration: 'hero-offers',
    imageAlt: 'رسم لسنّ مبتسمة تخرج من علبة هدية ذات شريط ذهبي، وحولها لمعات',
    active: true,
  },
];
