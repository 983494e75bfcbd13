/** What feed readers and home screens say of the site. Never shipped to a browser. */
export const findability = {
  feedTitle: (clinic: string) => `أخبار ${clinic}`,
  lists: { doctors: 'الأطباء', news: 'الأخبار' },
  shortcuts: { book: 'احجز موعدك', services: 'الخدمات' },
} as const;
