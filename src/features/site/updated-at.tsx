import { formatDateLong } from '#lib/format.ts';
import { site } from '#messages/site.ts';

/** «آخر تحديث ٢٠ نوفمبر ٢٠٢٦». */
export function UpdatedAt({ at }: { at: string }) {
  return (
    <p className="text-sm text-muted">
      {site.detail.updated} <time dateTime={at}>{formatDateLong(at)}</time>
    </p>
  );
}
