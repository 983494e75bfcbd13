import { formatDateLong, formatNumber } from '#lib/format.ts';
import { RIYADH_AHEAD } from '#lib/riyadh.ts';
import { hoursWords } from '#messages/hours.ts';
import type { Hours, OpenNow, Weekday } from './opening-hours.rules.ts';

/** Days in a row with the same hours. */
export interface HoursRow {
  days: string;
  /** «١ ظهرًا – ١١ مساءً», or that it is closed. */
  times: string;
}

/** The Saudi week. */
const WEEK: readonly Weekday[] = [
  'saturday',
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
];
const DAY = 24 * 60 * 60_000;
/** The name of a day says enough until the same day comes again. */
const DAYS_BY_NAME = 7;

/** A week of hours in as few rows as say it; none where the clinic never opens. */
export function weekRows(hours: readonly Hours[]): HoursRow[] {
  const rows: { days: Weekday[]; times: string }[] = [];
  for (const day of WEEK) {
    const times = timesOf(hours, day);
    const last = rows.at(-1);
    if (last?.times === times) last.days.push(day);
    else rows.push({ days: [day], times });
  }
  if (rows.every(({ times }) => times === hoursWords.closed)) return [];
  return rows.map(({ days, times }) => ({ days: daysWords(days), times }));
}

/** «١ ظهرًا» of `13:00`, «١:٣٠ بعد منتصف الليل» of `01:30`. */
export function clockWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (hour === 0 && minute === 0) return hoursWords.midnight;
  const part = hoursWords.partsOfDay.find(([from]) => hour >= from)?.[1] ?? '';
  const minutes = minute === 0 ? '' : `:${minute < 10 ? formatNumber(0) : ''}${formatNumber(minute)}`;
  return `${formatNumber(hour % 12 || 12)}${minutes} ${part}`;
}

/** «مفتوح الآن حتى ١١ مساءً», «مغلق الآن، ونفتح غدًا ١ ظهرًا». */
export function openNowWords({ open, until }: OpenNow, at: Date): string {
  if (!until) return open ? hoursWords.alwaysOpen : hoursWords.closedNow;
  const { ahead, day, time } = momentWords(until, at);
  // What closes past midnight is said by its hour alone, as people do.
  if (open && ahead <= 1) return hoursWords.openUntil(time);
  const when = day === '' ? time : `${day} ${time}`;
  return open ? hoursWords.openUntil(when) : hoursWords.closedUntil(when);
}

/** A moment's hour, and its day as seen from `at`, '' for the same; `ahead` is how many days lie between. */
export function momentWords(moment: Date, at: Date): { ahead: number; day: string; time: string } {
  const ahead = dayOf(moment) - dayOf(at);
  const time = clockWords(inRiyadh(moment).toISOString().slice(11, 16));
  return { ahead, day: ahead === 0 ? '' : dayWords(moment, ahead), time };
}

function dayWords(at: Date, ahead: number): string {
  if (ahead === 1) return hoursWords.tomorrow;
  if (ahead >= DAYS_BY_NAME) return formatDateLong(at.toISOString());
  // The first day of 1970 was a Thursday.
  return hoursWords.weekdays[WEEK[(dayOf(at) + 5) % 7] ?? 'saturday'];
}

function timesOf(hours: readonly Hours[], day: Weekday): string {
  const times = hours
    .filter(({ days }) => days.includes(day))
    .toSorted((a, b) => a.opens.localeCompare(b.opens))
    .map(({ opens, closes }) => hoursWords.times(clockWords(opens), clockWords(closes)));
  return times.join(hoursWords.and) || hoursWords.closed;
}

function daysWords(days: readonly Weekday[]): string {
  if (days.length === WEEK.length) return hoursWords.everyDay;
  const names = days.map((day) => hoursWords.weekdays[day]);
  const [first = '', last = ''] = [names[0], names.at(-1)];
  return names.length > 2 ? hoursWords.days(first, last) : names.join('، ');
}

function dayOf(at: Date): number {
  return Math.floor(inRiyadh(at).getTime() / DAY);
}

function inRiyadh(at: Date): Date {
  return new Date(at.getTime() + RIYADH_AHEAD);
}
