import { IconArrowsSort, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { arranging, lists } from '#messages/staff-lists.ts';
import { ButtonLink } from '#ui/button.tsx';
import { AddButton } from '../add-button.tsx';
import { ScreenHead } from '../screen-head.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { staffList } from './list.queries.ts';
import { type ListAsk, readListAsk } from './list-ask.ts';
import { ListEmpty, ListLoading } from './list-states.tsx';
import { ListTools } from './list-tools.tsx';
import { ListView } from './list-view.tsx';
import { OpenEditor } from './open-editor.tsx';
import { RecordCards } from './record-cards.tsx';
import { recordColumns } from './record-columns.tsx';
import type { Resource, ResourceTexts, SortName, StaffRow } from './resource.ts';
import { useChanges } from './use-changes.ts';
import { type ListAddress, useListAddress } from './use-list-address.ts';
import { useOpenEditor } from './use-open-editor.ts';
import { useSelection } from './use-selection.ts';

const Arrange = lazy(() => import('./arrange.tsx').then((file) => ({ default: file.Arrange })));

/** One content type's screen: its records found, cut down, sorted, changed one by one or together, and put in order. */
export function ResourceScreen<Row extends StaffRow>({ resource }: { resource: Resource<Row> }) {
  const { texts, editors } = resource;
  const at = useListAddress(resource.link, resource.sorts);
  const ask = readListAsk(at.address, resource.sorts);
  const editor = useOpenEditor(resource);
  return (
    <>
      <ScreenHead title={texts.title}>
        <span className="ms-auto flex flex-wrap gap-2">
          {ask.state === 'trash' ? null : (
            <ButtonLink
              {...at.link({ arrange: ask.arranging ? undefined : '1', page: undefined, search: undefined })}
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
      </ScreenHead>
      {ask.arranging ? (
        <Suspense fallback={<ListLoading />}>
          <Arrange resource={resource} />
        </Suspense>
      ) : (
        <>
          <ListTools
            ask={ask}
            placeholder={texts.searchPlaceholder}
            sorts={resource.sorts}
            onState={(state) => at.go({ state: state === 'all' ? undefined : state, page: undefined })}
            onSearch={(search) => at.go({ search, page: undefined }, { replace: true })}
            onSort={(sort) => at.go(at.inOrder(sort))}
          />
          <RecordList resource={resource} ask={ask} at={at} open={editor.open} />
        </>
      )}
      <OpenEditor resource={resource} editor={editor} />
    </>
  );
}

interface RecordListProps<Row extends StaffRow> {
  resource: Resource<Row>;
  ask: ListAsk;
  at: ListAddress<SortName>;
  open: ReturnType<typeof useOpenEditor<Row>>['open'];
}

function RecordList<Row extends StaffRow>({ resource, ask, at, open }: RecordListProps<Row>) {
  const { texts } = resource;
  const { arranging: _, ...asked } = ask;
  const answer = useQuery({ ...staffList<Row>(resource, asked), placeholderData: keepPreviousData });
  const changes = useChanges(resource);
  const { data } = answer;
  const filter = { search: ask.search, state: ask.state };
  const selection = useSelection(data?.rows.map(({ _id }) => _id) ?? [], {
    asked: filter,
    total: answer.isPlaceholderData ? null : (data?.total ?? null),
  });
  const list = { changes, selection, open };
  const inBin = ask.state === 'trash';
  return (
    <ListView
      list={answer}
      at={at}
      failed={texts.failed}
      counts={texts.counts ?? lists.counts}
      hint={inBin ? <p className="mb-3 text-muted">{lists.trashHint}</p> : null}
      empty={<Nothing ask={ask} texts={texts} />}
      table={resource.path}
      columns={recordColumns(resource, list, data?.rows ?? [])}
      rowLook={({ _id }) => ({
        busy: changes.busy.has(_id),
        className: selection.has(_id) ? 'bg-brand-tint/60' : 'hover:bg-brand-faint',
      })}
      cards={(rows) => <RecordCards rows={rows} resource={resource} list={list} />}
    >
      <BulkBar
        selection={selection}
        inBin={inBin}
        onChange={async (action) => {
          const { ids } = selection;
          const whole = selection.whole && data ? { filter, expected: data.total } : undefined;
          if (await changes.change({ ids, whole }, action)) selection.clear();
        }}
      />
    </ListView>
  );
}

function Nothing({ ask, texts }: { ask: ListAsk; texts: ResourceTexts }) {
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
