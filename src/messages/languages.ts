/** Languages by their ISO 639-1 codes, those first that visitors of Makkah speak most. */
const NAMES: Readonly<Record<string, string>> = {
  ar: 'العربية',
  en: 'الإنجليزية',
  ur: 'الأردية',
  id: 'الإندونيسية',
  ms: 'الملايوية',
  tr: 'التركية',
  fr: 'الفرنسية',
  bn: 'البنغالية',
  fa: 'الفارسية',
  ha: 'الهوسا',
  hi: 'الهندية',
  pa: 'البنجابية',
  ps: 'البشتوية',
  uz: 'الأوزبكية',
  ru: 'الروسية',
  so: 'الصومالية',
  sw: 'السواحلية',
  am: 'الأمهرية',
  ta: 'التاميلية',
  ml: 'المالايالامية',
  tl: 'الفلبينية',
  zh: 'الصينية',
  es: 'الإسبانية',
  de: 'الألمانية',
  it: 'الإيطالية',
  ku: 'الكردية',
  bs: 'البوسنية',
  sq: 'الألبانية',
  az: 'الأذرية',
  kk: 'الكازاخية',
  ky: 'القيرغيزية',
  tg: 'الطاجيكية',
  tk: 'التركمانية',
  yo: 'اليوروبا',
  th: 'التايلندية',
};

/** A language's name; the code itself where we have none. */
export function languageName(code: string): string {
  return NAMES[code] ?? code;
}

/** The codes of the languages that have a name. */
export const LANGUAGES: readonly string[] = Object.keys(NAMES);
