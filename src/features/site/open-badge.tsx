import { classNames } from '#ui/class-names.ts';
import { useClinic } from './clinic.ts';
import { openNowWords } from './opening-hours-words.ts';
import { useOpenNow } from './use-open-now.ts';

/** «مفتوح الآن حتى ١١ مساءً», once the visitor's clock is known; until then what is passed in its place. */
export function OpenBadge({ before }: { before: React.ReactNode }) {
  const { hours } = useClinic();
  const now = useOpenNow(hours);
  if (!now || hours.weekly.length === 0) return before;
  return (
    <>
      <span
        aria-hidden="true"
        className={classNames(
          'size-2.5 shrink-0 rounded-pill ring-4',
          now.state.open ? 'bg-success ring-success-tint' : 'bg-muted ring-sand-deep',
        )}
      />
      {openNowWords(now.state, now.at)}
    </>
  );
}
