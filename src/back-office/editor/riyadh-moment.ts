import { RIYADH_AHEAD } from '#lib/riyadh.ts';

/**
 * An ISO time as a `datetime-local` control shows it on Riyadh's clock: `2026-03-01T12:30`; '' for what is no time.
 * The API reads what comes back without a zone as Riyadh's.
 */
export function toRiyadhMoment(iso: string): string {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? '' : new Date(at + RIYADH_AHEAD).toISOString().slice(0, 16);
}
