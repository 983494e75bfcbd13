import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { formatDateLong, formatNumber } from '#lib/format.ts';
import { influenceReport as texts } from '#messages/influence-report.ts';
import { buttonClass } from '#ui/button.tsx';
import { Figure } from './figure.tsx';
import type { SheetReport } from './sheets.contract.ts';
import { sheetReport } from './sheets.queries.ts';

const route = getRouteApi('/Influence/$name_/report/$key');

/** How many leads came by an influencer's link, by day; behind a secret address (decision 24). */
export function ReportPage() {
  const { name, key } = route.useParams();
  const { data: report } = useSuspenseQuery(sheetReport(name, key));
  const { title, total, days } = report;
  return (
    <div className="bg-linear-to-b from-sand to-white">
      <div className="wrap max-w-200 pt-8 pb-section md:pt-14">
        <h1 className="text-h1">{texts.title(report.name)}</h1>
        <p className="mt-1 text-lg font-medium text-brand-deep">{title}</p>
        <p className="mt-1 max-w-measure text-muted">{texts.lead}</p>
        <dl className="mt-6 grid grid-cols-3 gap-2 rounded-card bg-white p-5 text-center shadow-soft">
          <Figure name={texts.today} value={sum(days.slice(-1))} className="text-[1.9rem]" />
          <Figure name={texts.week} value={sum(days.slice(-7))} className="text-[1.9rem]" />
          <Figure name={texts.total} value={total} className="text-[1.9rem]" />
        </dl>
        <Days days={days} />
        <p className="mt-7">
          <Link to="/Influence/$name" params={{ name }} className={buttonClass({ look: 'outline' })}>
            {texts.open}
          </Link>
        </p>
      </div>
    </div>
  );
}

function Days({ days }: Pick<SheetReport, 'days'>) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  return (
    <section aria-labelledby="report-days" className="mt-5 rounded-card bg-white p-5 shadow-soft">
      <h2 id="report-days" className="text-h3">
        {texts.chart}
      </h2>
      <div aria-hidden="true" className="mt-4 flex h-40 items-end gap-0.5 border-b border-line sm:gap-1.5">
        {days.map(({ day, count }) => (
          <span
            key={day}
            style={{ blockSize: `${(count / most) * 100}%` }}
            className="min-h-0.5 grow rounded-t-[4px] bg-brand"
          />
        ))}
      </div>
      <p aria-hidden="true" className="mt-1.5 flex justify-between text-sm text-muted">
        <span>{formatDateLong(days[0]?.day ?? '')}</span>
        <span>{texts.today}</span>
      </p>
      <details className="mt-4">
        <summary className="target cursor-pointer font-medium text-brand">{texts.table}</summary>
        <table className="mt-3 w-full text-start">
          <thead>
            <tr className="text-sm text-muted">
              <th scope="col" className="py-1 text-start font-medium">
                {texts.day}
              </th>
              <th scope="col" className="py-1 text-start font-medium">
                {texts.count}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, count }) => (
              <tr key={day} className="border-t border-line">
                <th scope="row" className="py-1.5 text-start font-normal">
                  {formatDateLong(day)}
                </th>
                <td>{formatNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

function sum(days: SheetReport['days']): number {
  return days.reduce((total, { count }) => total + count, 0);
}
