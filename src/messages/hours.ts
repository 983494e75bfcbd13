/** The words of the opening hours. */
export const hoursWords = {
  title: 'مواعيدنا',
  weekdays: {
    saturday: 'السبت',
    sunday: 'الأحد',
    monday: 'الاثنين',
    tuesday: 'الثلاثاء',
    wednesday: 'الأربعاء',
    thursday: 'الخميس',
    friday: 'الجمعة',
  },
  everyDay: 'كل يوم',
  days: (first: string, last: string) => `${first} إلى ${last}`,
  period: (from: string, to: string) => (from === to ? from : `${from} – ${to}`),
  row: (days: string, times: string) => `${days}: ${times}`,
  times: (opens: string, closes: string) => `${opens} – ${closes}`,
  and: ' و',
  closed: 'مغلق',
  /** From when in the day on each word holds, in hours. */
  partsOfDay: [
    [18, 'مساءً'],
    [15, 'عصرًا'],
    [12, 'ظهرًا'],
    [4, 'صباحًا'],
    [0, 'بعد منتصف الليل'],
  ],
  midnight: 'منتصف الليل',
  openUntil: (time: string) => `مفتوح الآن حتى ${time}`,
  alwaysOpen: 'مفتوح على مدار الساعة',
  closedNow: 'مغلق الآن',
  closedUntil: (when: string) => `مغلق الآن، ونفتح ${when}`,
  tomorrow: 'غدًا',
} as const;
