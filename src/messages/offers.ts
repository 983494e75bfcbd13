/** The words of an offer. */
export const offers = {
  price: 'سعر العرض',
  formerPrice: 'بدلًا من',
  period: (from: string, until: string) => `من ${from} حتى ${until}`,
  licence: 'ترخيص الإعلان رقم',
  book: 'احجز العرض',
  bookNamed: (title: string) => `احجز العرض: ${title}`,
} as const;
