/** How far Riyadh's clock is ahead of UTC, in milliseconds, all year round. */
export const RIYADH_AHEAD = 3 * 60 * 60_000;

const DAY = 24 * 60 * 60_000;

/** The midnight in Riyadh that begins the day of `at`, or the one so many days later. */
export function riyadhMidnight(at: Date, daysLater = 0): Date {
  const day = Math.floor((at.getTime() + RIYADH_AHEAD) / DAY);
  return new Date((day + daysLater) * DAY - RIYADH_AHEAD);
}

/** `2026-03-01 12:00` in Riyadh: a moment that a spreadsheet sorts as it stands. */
export function formatSheetMoment(iso: string): string {
  return new Date(Date.parse(iso) + RIYADH_AHEAD).toISOString().slice(0, 16).replace('T', ' ');
}
