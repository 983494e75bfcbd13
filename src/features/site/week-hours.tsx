import { classNames } from '#ui/class-names.ts';
import { useClinic } from './clinic.ts';
import { hoursOn, riyadhDate } from './opening-hours.rules.ts';
import { weekRows } from './opening-hours-words.ts';
import { useOpenNow } from './use-open-now.ts';

/** The hours of the week; while a season has its own, those and its name. Nothing where no hours are known. */
export function WeekHours({ className }: { className?: string }) {
  const { hours } = useClinic();
  const now = useOpenNow(hours);
  const override = now ? hoursOn(hours, riyadhDate(now.at)).override : null;
  const rows = weekRows(override?.hours ?? hours.weekly);
  return (
    <>
      {override ? <p className="mb-1 font-medium">{override.title}</p> : null}
      <dl className={classNames('grid gap-1.5', className)}>
        {rows.map(({ days, times }) => (
          <div key={days} className="flex flex-wrap justify-between gap-x-5">
            <dt>{days}</dt>
            <dd>{times}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
