/** What the doctors' list says of itself. Shipped to each visitor with the routes: keep it small. */
export const doctors = {
  title: 'أطباء العيادة',
  description: (clinic: string) =>
    `أطباء الأسنان في ${clinic}: تخصصاتهم ومؤهلاتهم وأرقام تراخيصهم واللغات التي يتحدثونها، مع الحجز المباشر.`,
  lead: 'اعرف من سيعالجك قبل أن تأتي: تخصصه، ومؤهلاته، ولغاته.',
  searchPlaceholder: 'الاسم أو التخصص',
} as const;
