/** What feed readers and home screens say of the site. Never shipped to a browser. */
export const findability = {
  feedTitle: (clinic: string) => `أخبار ${clinic}`,
} as const;
