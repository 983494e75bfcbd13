/** What feed readers and home screens say of the site. Never shipped to a browser. */
export const findability = {
  feedTitle: (clinic: string) => `أخبار ${clinic}`,
  shortcuts: { book: 'احجز موعدك', services: 'الخدمات', doctors: 'الأطباء' },
} as const;
