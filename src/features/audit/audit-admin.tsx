import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ListEmpty } from '#back-office/list/list-states.tsx';
import { ListView } from '#back-office/list/list-view.tsx';
import { useListAddress } from '#back-office/list/use-list-address.ts';
import { ScreenHead } from '#back-office/screen-head.tsx';
import { type Address, readOne, readOneOf } from '#features/site/list-search.rules.ts';
import { audit as texts } from '#messages/staff-audit.ts';
import { screens } from '#messages/staff-shell.ts';
import { auditList } from './audit-admin.queries.ts';
import { ACTIONS, AuditFilters } from './audit-admin-filters.tsx';
import { AuditCards, auditColumns } from './audit-admin-list.tsx';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Who changed what, newest first. */
export function AuditScreen() {
  const at = useListAddress({ to: '/admin-dashboard/audit' });
  const filters = readFilters(at.address);
  const list = useQuery({
    ...auditList({ ...filters, page: at.page }),
    placeholderData: keepPreviousData,
  });
  const isFiltered = Object.values(filters).some((value) => value !== undefined);

  return (
    <>
      <ScreenHead title={screens.audit} />
      <p className="mt-1 max-w-measure text-muted">{texts.lead}</p>
      <AuditFilters filters={filters} onChange={(change) => at.go({ ...change, page: undefined })} />
      <ListView
        list={list}
        at={at}
        failed={texts.failed}
        counts={texts.counts}
        empty={<ListEmpty text={isFiltered ? texts.notFound : texts.empty} />}
        table="audit"
        columns={auditColumns()}
        cards={(entries) => <AuditCards entries={entries} />}
      />
    </>
  );
}

/** What the address cuts the list down to, without what the call would refuse. */
function readFilters({ actor, action, from, to }: Address) {
  return {
    actor: readOne(actor),
    action: readOneOf(ACTIONS, action),
    from: readDay(readOne(from)),
    to: readDay(readOne(to)),
  };
}

function readDay(text: string | undefined): string | undefined {
  return text && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}
