/** How long ago, in few letters; `{n}` is the number. */
export const timeAgoWords = {
  now: 'الآن',
  minutes: 'قبل {n} د',
  hours: 'قبل {n} س',
  yesterday: 'أمس',
} as const;
