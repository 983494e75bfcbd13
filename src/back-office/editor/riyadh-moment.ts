import { RIYADH_AHEAD } from '#lib/riyadh.ts';

/**
 * An ISO time as a `datetime-local` control shows it on Riyadh's clock: `2026-03-01T12:30`; '' for what is no time.
 * The API reads what comes back without a zone as Riyadh's.
 */
export function toRiyadhMoment(iso: string): string {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? '' : new Date(at + RIYADH_AHEAD).toISOString().slice(0, 16);
}

/** The same moment as visitors get it, ISO 8601 with a zone; '' for none. */
export function riyadhIso(moment: unknown): string {
  const text = typeof moment === 'string' ? moment : '';
  return text === '' || text.endsWith('Z') ? text : `${text}:00+03:00`;
}
