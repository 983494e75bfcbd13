import type { ContentColumns } from '#db/content-tables.ts';
import type { ContentTable } from './content-type.ts';
import type { ContentState } from './manage.contract.ts';
import { periodsOf } from './periods.ts';

/** Decision 33. */
const BIN_DAYS = 30;

/** What was binned at or before this moment is gone for good. */
export function binnedSince(at: Date): Date {
  return new Date(at.getTime() - BIN_DAYS * 86_400_000);
}

/** What a record is at a moment; the lists of staff are cut down to the same (`seenIn`). */
export function stateOf(table: ContentTable, row: ContentColumns, at: Date): ContentState {
  if (row.deleted_at !== null) return 'trash';
  if (row.status === 'draft') return 'draft';
  const moment = at.toISOString();
  const times = row as unknown as Readonly<Record<string, string | null>>;
  const isPast = (time: string | null | undefined) => Boolean(time && time <= moment);
  const isToCome = (time: string | null | undefined) => Boolean(time && time > moment);
  if (periodsOf(table).some(({ until }) => isPast(times[until]))) return 'ended';
  if (periodsOf(table).some(({ from }) => isToCome(times[from]))) return 'scheduled';
  return 'published';
}
