import { RIYADH_AHEAD } from '#lib/riyadh.ts';

export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The same hours on several days, Riyadh time as `HH:MM`; closing at or before the opening is the next day's. */
export interface Hours {
  days: readonly Weekday[];
  opens: string;
  closes: string;
}

/** Hours that stand in for the weekly ones from one date to another, `YYYY-MM-DD`, both included; none: closed. */
export interface HoursOverride {
  title: string;
  from: string;
  to: string;
  hours: readonly Hours[];
}

export interface OpeningHours {
  weekly: readonly Hours[];
  overrides: readonly HoursOverride[];
}

export interface OpenNow {
  open: boolean;
  /** When that ends: the closing of what is open, the next opening of what is closed. Null: not within a year. */
  until: Date | null;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A holiday may close a clinic for long; what comes later is not looked for. */
const DAYS_AHEAD = 366;
/** People plan a visit in Ramadan this long before. */
const SOON = 90 * DAY;

/**
 * Whether the clinic is open at a moment, and until when that holds. Hours belong to the day on which they begin, past
 * midnight too: a holiday does not cut the night before it. Of overlapping overrides the shorter one holds, as a
 * feast within a month; of equals the later in the list.
 */
export function openNow(hours: OpeningHours, at: Date): OpenNow {
  const now = at.getTime() + RIYADH_AHEAD;
  const today = Math.floor(now / DAY);
  // The end of the time that is open from now on without a gap.
  let until = now;
  let next: number | null = null;
  for (let day = today - 1; day <= today + DAYS_AHEAD && next === null; day += 1) {
    for (const { start, end } of openingsOf(hours, day)) {
      if (start <= until) until = Math.max(until, end);
      else next ??= start;
    }
  }
  if (until === now) return { open: false, until: next === null ? null : moment(next) };
  return { open: true, until: until >= (today + DAYS_AHEAD) * DAY ? null : moment(until) };
}

/** The hours that hold on a date, `YYYY-MM-DD`, and the override that they come from. */
export function hoursOn(
  { weekly, overrides }: OpeningHours,
  date: string,
): { hours: readonly Hours[]; override: HoursOverride | null } {
  const override = overrides
    .filter(({ from, to }) => from <= date && date <= to)
    .reduce<HoursOverride | null>(
      (best, next) => (best && lengthOf(best) < lengthOf(next) ? best : next),
      null,
    );
  const weekday = WEEKDAYS[new Date(date).getUTCDay()];
  const holding = override ? override.hours : weekly;
  return { hours: holding.filter(({ days }) => days.some((day) => day === weekday)), override };
}

/** The overrides that hold at a moment or begin within three months, the earliest first. */
export function overridesSoon({ overrides }: OpeningHours, at: Date): HoursOverride[] {
  const today = riyadhDate(at);
  const soon = riyadhDate(new Date(at.getTime() + SOON));
  return overrides
    .filter(({ from, to }) => to >= today && from <= soon)
    .sort((a, b) => a.from.localeCompare(b.from));
}

/** The next midnight in Riyadh at which `overridesSoon` takes in an override or loses one; null: never. */
export function nextOverrideMoment({ overrides }: OpeningHours, at: Date): Date | null {
  const moments = overrides
    .flatMap(({ from, to }) => [Date.parse(from) - SOON, Date.parse(to) + DAY])
    .map((riyadh) => riyadh - RIYADH_AHEAD)
    .filter((next) => next > at.getTime());
  return moments.length === 0 ? null : new Date(Math.min(...moments));
}

/** The day in Riyadh, `YYYY-MM-DD`. */
export function riyadhDate(at: Date): string {
  return new Date(at.getTime() + RIYADH_AHEAD).toISOString().slice(0, 10);
}

/** When a day opens and closes, in milliseconds of Riyadh's clock, the earliest first. */
function openingsOf(hours: OpeningHours, day: number): { start: number; end: number }[] {
  return hoursOn(hours, dateOf(day))
    .hours.map(({ opens, closes }) => {
      const start = day * DAY + ofDay(opens);
      const end = day * DAY + ofDay(closes);
      return { start, end: end > start ? end : end + DAY };
    })
    .sort((a, b) => a.start - b.start);
}

/** Milliseconds into the day at `HH:MM`. */
function ofDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * MINUTE;
}

function dateOf(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

function lengthOf({ from, to }: HoursOverride): number {
  return Date.parse(to) - Date.parse(from);
}

function moment(riyadh: number): Date {
  return new Date(riyadh - RIYADH_AHEAD);
}
