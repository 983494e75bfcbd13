import type { DemoDay, DemoHours, DemoOverride } from '#demo/types.ts';

export const SIX_DAYS: DemoDay[] = ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday'];

const EVERY_DAY: DemoDay[] = [...SIX_DAYS, 'friday'];

/** As the article «مواعيدنا في رمضان وموسم العمرة» tells them. */
const RAMADAN_HOURS: DemoHours[] = [
  { days: SIX_DAYS, opens: '13:30', closes: '16:30' },
  { days: EVERY_DAY, opens: '21:30', closes: '01:30' },
];

/** Times of the year with hours of their own; the Hijri dates by Umm al-Qura. */
export const HOUR_OVERRIDES: DemoOverride[] = [
  {
    key: 'ramadan-1448',
    title: 'رمضان ١٤٤٨',
    from: '2027-02-08',
    to: '2027-03-08',
    hours: RAMADAN_HOURS,
  },
  {
    key: 'eid-fitr-1448',
    title: 'إجازة عيد الفطر',
    from: '2027-03-09',
    to: '2027-03-11',
    hours: [],
  },
  {
    key: 'eid-adha-1448',
    title: 'أيام عيد الأضحى',
    from: '2027-05-16',
    to: '2027-05-19',
    hours: [{ days: EVERY_DAY, opens: '17:00', closes: '23:00' }],
  },
];
