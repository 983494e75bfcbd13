/** How far ahead of UTC Riyadh is, all year round: whole hours, so that counts by hour add up to its days. */
const RIYADH_HOURS = 3;
const HOUR_MS = 3_600_000;
/** How many days a report shows, today among them. */
const DAYS = 30;

/** How many leads came on one day of Riyadh. */
export interface DayCount {
  /** `2026-11-20`. */
  day: string;
  count: number;
}

/** The first hour of a report that is read at a moment. */
export function reportStart(at: Date): Date {
  return new Date(Date.parse(`${dayOf(at.getTime() - (DAYS - 1) * 24 * HOUR_MS)}T00:00:00+03:00`));
}

/** Every day of a report, oldest first, days without leads too. `hours` is keyed by UTC hour, `2026-11-20T21`. */
export function countDays(hours: ReadonlyMap<string, number>, at: Date): DayCount[] {
  const byDay = new Map<string, number>();
  for (const [hour, count] of hours) {
    const day = dayOf(Date.parse(`${hour}:00:00Z`));
    byDay.set(day, (byDay.get(day) ?? 0) + count);
  }
  const start = reportStart(at).getTime();
  return Array.from({ length: DAYS }, (_, place) => {
    const day = dayOf(start + place * 24 * HOUR_MS);
    return { day, count: byDay.get(day) ?? 0 };
  });
}

function dayOf(time: number): string {
  return new Date(time + RIYADH_HOURS * HOUR_MS).toISOString().slice(0, 10);
}
