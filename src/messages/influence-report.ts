/** What an influencer reads of the own form's numbers. */
export const influenceReport = {
  title: (name: string) => `تقرير ${name}`,
  lead: 'عدد الطلبات التي وصلت من رابطك. أعداد فقط، بلا أسماء ولا أرقام.',
  today: 'اليوم',
  week: 'آخر ٧ أيام',
  total: 'المجموع',
  chart: 'الطلبات في آخر ٣٠ يومًا',
  table: 'الأعداد يومًا بيوم',
  day: 'اليوم',
  count: 'الطلبات',
  open: 'افتح صفحة النموذج',
} as const;
