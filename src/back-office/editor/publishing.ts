import type { PublishingValue } from './editor-field.ts';
import { toRiyadhMoment } from './riyadh-moment.ts';

/** The same on the wire; a time is ISO 8601, or Riyadh's where it has no zone. */
export interface PublishingWire {
  status: 'published' | 'draft';
  publishAt: string | null;
  unpublishAt: string | null;
}

/** The box as a record has it. A moment that is past by `now` is as good as at once. */
export function publishingOf(
  record: Partial<Record<keyof PublishingWire, unknown>>,
  now: Date,
): PublishingValue {
  const from = toRiyadhMoment(String(record.publishAt ?? ''));
  const until = toRiyadhMoment(String(record.unpublishAt ?? ''));
  if (record.status === 'draft') return { mode: 'draft', from, until };
  return from > toRiyadhMoment(now.toISOString())
    ? { mode: 'later', from, until }
    : { mode: 'now', from: '', until };
}

/** What to send. */
export function publishingWire({ mode, from, until }: PublishingValue): PublishingWire {
  return {
    status: mode === 'draft' ? 'draft' : 'published',
    publishAt: mode === 'later' ? from || null : null,
    unpublishAt: until || null,
  };
}

/** What is wrong in the box, by the field's name on the wire, as a code of `FIELD_MESSAGES`. */
export function publishingMistakes({
  mode,
  from,
  until,
}: PublishingValue): Record<string, 'REQUIRED' | 'ENDS_TOO_EARLY'> {
  if (mode !== 'later') return {};
  if (from === '') return { publishAt: 'REQUIRED' };
  return until !== '' && until <= from ? { unpublishAt: 'ENDS_TOO_EARLY' } : {};
}
