import { classNames } from '#ui/class-names.ts';
import type { OpeningHours } from './opening-hours.rules.ts';
import { openNowWords } from './opening-hours-words.ts';
import { useOpenNow } from './use-open-now.ts';

/** «مفتوح الآن حتى ١١ مساءً», once the visitor's own clock can say it; its line is kept free until then. */
export function OpenNowLine({ hours }: { hours: OpeningHours }) {
  const now = useOpenNow(hours);
  return (
    <p className="mt-2 flex min-h-8 items-center gap-2.5 font-medium text-ink">
      {now ? (
        <>
          <span
            aria-hidden="true"
            className={classNames(
              'size-2.5 shrink-0 rounded-pill',
              now.state.open ? 'bg-success' : 'bg-field',
            )}
          />
          {openNowWords(now.state, now.at)}
        </>
      ) : null}
    </p>
  );
}
