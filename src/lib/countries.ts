/** A choice of the phone field: `iso2` lower case, `dial` digits without +, `name` in Arabic. */
export type Country = { readonly iso2: string; readonly dial: string; readonly name: string };

/** Default country of every phone field (specification 9). */
export const DEFAULT_COUNTRY = 'sa';

/**
 * Reads a line each: ISO 3166-1 alpha-2 code, dial code, Arabic name. Written out rather than asked of
 * `Intl.DisplayNames`, whose names differ between the server and a browser.
 */
export function readCountries(rows: string): readonly Country[] {
  return rows.trim().split('\n').map(readRow);
}

/**
 * The preferred ones (specification 2), then where most residents and pilgrims come from, by Arabic name: what a page
 * holds from the start. Any other number can be typed with its +; the script adds `all-countries.ts`.
 */
export const COMMON_COUNTRIES = readCountries(`
sa 966 السعودية
eg 20 مصر
ae 971 الإمارات
qa 974 قطر
jo 962 الأردن
bh 973 البحرين
sd 249 السودان
iq 964 العراق
kw 965 الكويت
ma 212 المغرب
in 91 الهند
ye 967 اليمن
id 62 إندونيسيا
pk 92 باكستان
bd 880 بنغلاديش
tr 90 تركيا
tn 216 تونس
sy 963 سوريا
om 968 عُمان
ps 970 فلسطين
my 60 ماليزيا
ng 234 نيجيريا
`);

function readRow(row: string): Country {
  const [iso2 = '', dial = '', ...name] = row.split(' ');
  return { iso2, dial, name: name.join(' ') };
}
