// Decision 13: pinned, because plain `ar` has other digits and calendars from one browser to the next.
const LOCALE = 'ar-EG-u-ca-gregory-nu-arab';
const TIME_ZONE = 'Asia/Riyadh';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Shorter ago than this it is «قبل ٥ س» even across midnight. */
const STILL_RECENT = 6 * HOUR;

/** Dial codes of the world: one digit, two, else three (ITU-T E.164). */
const DIAL_CODE = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)(\d{4,12})$/;

const day = new Intl.DateTimeFormat(LOCALE, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: TIME_ZONE,
});
const time = new Intl.DateTimeFormat(LOCALE, {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: TIME_ZONE,
});
const calendarDay = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: TIME_ZONE });
const number = new Intl.NumberFormat(LOCALE);
const wholePrice = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const exactPrice = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const pluralRules = new Intl.PluralRules('ar');

/** One countable thing in its Arabic forms; `{n}` stands for the number. `zero` falls back on `other`. */
export type PluralForms = {
  readonly zero?: string;
  readonly one: string;
  readonly two: string;
  readonly few: string;
  readonly many: string;
  readonly other: string;
};

/** The words of `timeAgo`; `{n}` stands for the number. */
export type TimeAgoWords = {
  readonly now: string;
  readonly minutes: string;
  readonly hours: string;
  readonly yesterday: string;
};

/** «٢٠ نوفمبر ٢٠٢٦», the day in Riyadh. `iso` is ISO 8601; anything else gives ''. */
export function formatDateLong(iso: string): string {
  const date = readDate(iso);
  return date ? pick(day, date, ['day', 'month', 'year']) : '';
}

/** «٢٠ نوفمبر ٢٠٢٦، ٣:٠٥ م», in Riyadh. `iso` is ISO 8601; anything else gives ''. */
export function formatDateTime(iso: string): string {
  const date = readDate(iso);
  if (!date) return '';
  const clock = pick(time, date, ['hour', 'minute'], ':');
  return `${pick(day, date, ['day', 'month', 'year'])}، ${clock} ${pick(time, date, ['dayPeriod'])}`;
}

/** Arabic digits with their own separators: 1234.5 → «١٬٢٣٤٫٥». */
export function formatNumber(n: number): string {
  return plain(number.format(n));
}

/** Riyals in Latin digits, for an LTR isolate: 1500 → `1,500`, 99.5 → `99.50`. The sign is not ours. */
export function formatPrice(n: number): string {
  return Number.isInteger(n) ? wholePrice.format(n) : exactPrice.format(n);
}

/** The form that Arabic asks for with this number: «نتيجة واحدة», «نتيجتان», «٣ نتائج», «١١ نتيجة». */
export function plural(n: number, forms: PluralForms): string {
  const form = forms[pluralRules.select(n)] ?? forms.other;
  return withNumber(form, n);
}

/** An E.164 number in groups, for an LTR isolate: `+966 50 123 4567`. Anything else comes back as it is. */
export function formatPhone(e164: string): string {
  const parts = DIAL_CODE.exec(e164);
  if (!parts?.[1] || !parts[2]) return e164;
  return `+${parts[1]} ${groupDigits(parts[1], parts[2])}`;
}

/**
 * How long before `now`: the moment, minutes, hours, yesterday (by Riyadh's midnight), then the long date.
 * A time up to a minute ahead is now, as clocks differ; further ahead it is a date.
 */
export function timeAgo(iso: string, now: Date, words: TimeAgoWords): string {
  const date = readDate(iso);
  if (!date) return '';
  const age = now.getTime() - date.getTime();
  if (age < -MINUTE) return formatDateLong(iso);
  if (age < MINUTE) return words.now;
  if (age < HOUR) return withNumber(words.minutes, Math.floor(age / MINUTE));
  const today = calendarDay.format(now);
  const then = calendarDay.format(date);
  if (age < STILL_RECENT || then === today) return withNumber(words.hours, Math.floor(age / HOUR));
  const dayBefore = calendarDay.format(new Date(now.getTime() - DAY));
  return then === dayBefore ? words.yesterday : formatDateLong(iso);
}

/** Threes, and as many fours at the end as use the digits up. */
function groupDigits(dial: string, digits: string): string {
  const saudi = dial === '966' ? /^([1-8]\d)(\d{3})(\d{4})$/.exec(digits) : null;
  if (saudi) return saudi.slice(1).join(' ');
  if (digits.length < 6) return digits;
  const fours = digits.length - 4 * (digits.length % 3);
  const head = digits.slice(0, fours).match(/\d{3}/g) ?? [];
  const tail = digits.slice(fours).match(/\d{4}/g) ?? [];
  return [...head, ...tail].join(' ');
}

function readDate(iso: string): Date | null {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? null : date;
}

function withNumber(form: string, n: number): string {
  return form.replaceAll('{n}', formatNumber(n));
}

/** Only the parts, joined by us: order, blanks and marks between them change between ICU versions. */
function pick(
  format: Intl.DateTimeFormat,
  date: Date,
  types: Intl.DateTimeFormatPartTypes[],
  between = ' ',
): string {
  const parts = format.formatToParts(date);
  const values = types.map((type) => parts.find((part) => part.type === type)?.value ?? '');
  return plain(values.join(between));
}

function plain(text: string): string {
  return text.replace(/[\u200E\u200F\u061C]/g, '').replace(/[\u00A0\u202F]/g, ' ');
}
