import { formatDateLong } from '#lib/format.ts';
import { hoursWords } from '#messages/hours.ts';
import { site } from '#messages/site.ts';
import { useClinic } from './clinic.ts';
import { overridesSoon } from './opening-hours.rules.ts';
import { weekRows } from './opening-hours-words.ts';

/** The hours of Ramadan and of holidays that are running or to come. */
export function HomeOtherHours() {
  const overrides = overridesSoon(useClinic().hours, new Date());
  if (overrides.length === 0) return null;
  return (
    <details className="question mt-4 border-t border-line">
      <summary className="pt-4 font-semibold text-ink">{site.home.otherHours}</summary>
      <ul className="mt-2 grid gap-3 text-sm">
        {overrides.map(({ title, from, to, hours }) => (
          <li key={from + title}>
            <span className="font-medium text-ink">{title}</span>
            <span className="text-muted"> {hoursWords.period(formatDateLong(from), formatDateLong(to))}</span>
            {hours.length === 0 ? <span className="block">{hoursWords.closed}</span> : null}
            {weekRows(hours).map(({ days, times }) => (
              <span key={days} className="block">
                {hoursWords.row(days, times)}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
