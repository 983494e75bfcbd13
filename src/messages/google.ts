/** What the calls about Google answer. */
export const googleAnswers = {
  disconnected: 'فُصل حساب Google وسُحب الإذن منه. الصفوف الجديدة تُحفظ هنا حتى تربط حسابًا آخر.',
  forgotten:
    'نُسي حساب Google هنا، وتعذّر إبلاغ Google بسحب الإذن. اسحبه من صفحة أذونات حسابك في Google إن أردت.',
} as const;
