import { plural } from '#lib/format.ts';
import { site } from '#messages/site.ts';

/** «٣ نتائج عن «زراعة»», read out when it changes. */
export function ResultCount({ total, search }: { total: number; search: string | undefined }) {
  return (
    <p role="status" className="mb-6 text-muted">
      <strong className="font-semibold text-ink">{plural(total, site.list.results)}</strong>
      {search ? ` ${site.list.resultsFor(search)}` : null}
    </p>
  );
}
