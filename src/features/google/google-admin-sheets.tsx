import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ActButton } from '#back-office/act-button.tsx';
import type { Act } from '#back-office/use-act.ts';
import { sheetList } from '#features/sheets/sheets-admin.queries.ts';
import { formatDateTime, formatNumber } from '#lib/format.ts';
import { google } from '#messages/staff-google.ts';
import { buttonClass } from '#ui/button.tsx';
import type { GoogleStatus, SheetState } from './google.contract.ts';
import { sendTestRow } from './google-admin.queries.ts';

interface GoogleSheetsProps {
  status: GoogleStatus;
  act: Act;
}

/** Each sheet with a spreadsheet: what came of its rows, and a row to try it with. */
export function GoogleSheets({ status, act }: GoogleSheetsProps) {
  const { data } = useQuery(sheetList());
  const sheets = (data?.sheets ?? []).filter(
    ({ spreadsheet, sheet_id }) => spreadsheet || status.sheets.some((state) => state.sheet_id === sheet_id),
  );
  return (
    <section aria-labelledby="google-sheets" className="rounded-tile border border-line p-5 sm:p-7">
      <h2 id="google-sheets" className="text-h3">
        {google.sheetsTitle}
      </h2>
      {data && sheets.length === 0 ? (
        <div className="mt-3 flex flex-wrap items-center gap-4">
          <p className="min-w-0 grow basis-60 text-muted">{google.noSheets}</p>
          <Link to="/admin-dashboard/sheets" className={buttonClass({ look: 'outline', size: 'small' })}>
            {google.toSheets}
          </Link>
        </div>
      ) : null}
      <ul className="divide-y divide-line">
        {sheets.map(({ sheet_id, title }) => (
          <li key={sheet_id} className="flex flex-wrap items-center gap-x-5 gap-y-2 py-4 last:pb-0">
            <div className="min-w-0 grow basis-60">
              <p className="font-semibold text-ink">{title}</p>
              <Delivery state={status.sheets.find((state) => state.sheet_id === sheet_id)} />
            </div>
            <ActButton
              act={act}
              name={sheet_id}
              aria-label={google.testNamed(title)}
              call={() => sendTestRow(sheet_id)}
            >
              {google.test}
            </ActButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Delivery({ state }: { state: SheetState | undefined }) {
  if (!state) return <p className="text-sm text-muted">{google.never}</p>;
  return (
    <>
      <p className="text-sm text-muted">
        {`${google.waiting}: ${formatNumber(state.waiting)}`}
        {' · '}
        {state.lastDeliveredAt
          ? `${google.lastDelivered}: ${formatDateTime(state.lastDeliveredAt)}`
          : google.never}
      </p>
      {state.problem ? <p className="mt-1 text-sm font-medium text-danger">{state.problem.message}</p> : null}
    </>
  );
}
