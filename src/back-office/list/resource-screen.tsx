import { IconArrowsSort, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { plural } from '#lib/format.ts';
import { arranging, lists } from '#messages/staff-lists.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { useWindowMatches } from '#ui/use-window-matches.ts';
import { AddButton } from '../add-button.tsx';
import { ColumnChoice, useColumnChoice } from '../column-choice.tsx';
import { DataTable } from '../data-table.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { staffList } from './list.queries.ts';
import type { ListAsk } from './list-ask.ts';
import { ListEmpty, ListLoading, ListPast, ListState } from './list-states.tsx';
import { ListTools } from './list-tools.tsx';
import { OpenEditor } from './open-editor.tsx';
import { RecordCards } from './record-cards.tsx';
import { recordColumns } from './record-columns.tsx';
import type { Resource, ResourceTexts, StaffRow } from './resource.ts';
import { useChanges } from './use-changes.ts';
import { type ListLink, useListAddress } from './use-list-address.ts';
import { useOpenEditor } from './use-open-editor.ts';
import { useSelection } from './use-selection.ts';

/** From here on a record's line has room beside the sidebar. */
const ROOM_FOR_TABLE = '(min-width: 64rem)';

const Arrange = lazy(() => import('./arrange.tsx').then((file) => ({ default: file.Arrange })));

/** One content type's screen: its records found, cut down, sorted, changed one by one or together, and put in order. */
export function ResourceScreen<Row extends StaffRow>({ resource }: { resource: Resource<Row> }) {
  const { texts, editors } = resource;
  const { ask, link, go } = useListAddress(resource);
  const editor = useOpenEditor(resource);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="text-[1.7rem]">{texts.title}</h1>
        <span className="ms-auto flex flex-wrap gap-2">
          {ask.state === 'trash' ? null : (
            <ButtonLink
              {...link({ arrange: ask.arranging ? undefined : '1', page: undefined, search: undefined })}
              look="outline"
              size="small"
            >
              <IconArrowsSort aria-hidden="true" className="size-5" />
              <span className="max-sm:sr-only">{ask.arranging ? arranging.done : arranging.start}</span>
            </ButtonLink>
          )}
          {editors.addPage ? (
            <ButtonLink {...editors.addPage} size="small">
              <IconPlus aria-hidden="true" className="size-5" />
              {texts.add}
            </ButtonLink>
          ) : editors.Add ? (
            <AddButton onClick={editor.add}>{texts.add}</AddButton>
          ) : null}
        </span>
      </div>
      {ask.arranging ? (
        <Suspense fallback={<ListLoading />}>
          <Arrange resource={resource} page={ask.page} />
        </Suspense>
      ) : (
        <>
          <ListTools
            ask={ask}
            placeholder={texts.searchPlaceholder}
            sorts={resource.sorts}
            onState={(state) => go({ state: state === 'all' ? undefined : state, page: undefined })}
            onSearch={(search) => go({ search, page: undefined }, { replace: true })}
            onSort={(sort) => go({ sort: sort === resource.sorts[0] ? undefined : sort, page: undefined })}
          />
          <RecordList resource={resource} ask={ask} link={link} open={editor.open} />
        </>
      )}
      <OpenEditor resource={resource} editor={editor} />
    </>
  );
}

interface RecordListProps<Row extends StaffRow> {
  resource: Resource<Row>;
  ask: ListAsk;
  link: ReturnType<typeof useListAddress>['link'];
  open: ReturnType<typeof useOpenEditor<Row>>['open'];
}

function RecordList<Row extends StaffRow>({ resource, ask, link, open }: RecordListProps<Row>) {
  const { texts } = resource;
  const { arranging: _, ...asked } = ask;
  const answer = useQuery({ ...staffList<Row>(resource, asked), placeholderData: keepPreviousData });
  const changes = useChanges(resource);
  const { data } = answer;
  const rows = data?.rows ?? [];
  const filter = { search: ask.search, state: ask.state };
  const selection = useSelection(
    rows.map(({ _id }) => _id),
    { asked: filter, total: answer.isPlaceholderData ? null : (data?.total ?? null) },
  );
  const hasRoom = useWindowMatches(ROOM_FOR_TABLE);
  const list = { changes, selection, open };
  const table = useColumnChoice(resource.path, recordColumns(resource, list, rows));
  const state = <ListState list={answer} failed={texts.failed} />;
  if (!data) return state;
  return (
    <>
      {state}
      <div className="mb-2 flex items-center justify-between gap-4">
        <p role="status" className="text-muted">
          {plural(data.total, texts.counts ?? lists.counts)}
        </p>
        {hasRoom ? <ColumnChoice {...table.choice} /> : null}
      </div>
      {ask.state === 'trash' ? <p className="mb-3 text-muted">{lists.trashHint}</p> : null}
      {rows.length === 0 ? (
        <Nothing ask={ask} texts={texts} past={data.total > 0} first={link({ page: undefined })} />
      ) : hasRoom ? (
        <DataTable
          columns={table.shown}
          rows={rows}
          rowProps={({ _id }) => ({
            key: _id,
            busy: changes.busy.has(_id),
            className: selection.has(_id) ? 'bg-brand-tint/60' : 'hover:bg-brand-faint',
          })}
          sort={ask.sort}
          sortLink={(sort) => link({ sort: sort === resource.sorts[0] ? undefined : sort, page: undefined })}
        />
      ) : (
        <RecordCards rows={rows} resource={resource} list={list} />
      )}
      <BulkBar
        selection={selection}
        inBin={ask.state === 'trash'}
        onChange={async (action) => {
          const { ids } = selection;
          const whole = selection.whole ? { filter, expected: data.total } : undefined;
          if (await changes.change({ ids, whole }, action)) selection.clear();
        }}
      />
      <Pagination
        page={ask.page}
        pages={data.pages}
        link={({ page, ...rest }) => (
          <Link {...link({ page: page > 1 ? page : undefined })} activeOptions={{ exact: true }} {...rest} />
        )}
      />
    </>
  );
}

interface NothingProps {
  ask: ListAsk;
  texts: ResourceTexts;
  /** There are records, on pages before this one. */
  past: boolean;
  first: ListLink;
}

function Nothing({ ask, texts, past, first }: NothingProps) {
  if (past) return <ListPast first={first} />;
  const why = whyNothing(ask);
  if (!texts.alwaysEmpty || !why) return <ListEmpty text={why ?? texts.empty} />;
  return (
    <ListEmpty text={texts.empty}>
      <p className="max-w-measure text-muted">{why}</p>
    </ListEmpty>
  );
}

/** What was asked for that leaves nothing of the list; undefined where the list itself is empty. */
function whyNothing({ search, state }: ListAsk): string | undefined {
  if (search) return lists.notFound;
  if (state === 'trash') return lists.trashEmpty;
  return state === 'all' ? undefined : lists.noneInState;
}
