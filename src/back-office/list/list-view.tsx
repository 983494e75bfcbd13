import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type PluralForms, plural } from '#lib/format.ts';
import { Pagination } from '#ui/pagination.tsx';
import { useWindowMatches } from '#ui/use-window-matches.ts';
import { ColumnChoice, useColumnChoice } from '../column-choice.tsx';
import { DataTable, type RowLook, type TableColumn } from '../data-table.tsx';
import type { ListPage } from './list.queries.ts';
import { ListPast, ListState } from './list-states.tsx';
import type { ListAddress } from './use-list-address.ts';

/** From here on the longest line of a record has room beside the sidebar, with its buttons. */
const ROOM_FOR_TABLE = '(min-width: 78rem)';

interface ListViewProps<Row> {
  list: Pick<UseQueryResult<ListPage<Row>>, 'data' | 'error' | 'isPending' | 'refetch'>;
  at: ListAddress<string>;
  /** Said where it could not be had. */
  failed: string;
  counts: PluralForms;
  /** Stands under the count. */
  hint?: ReactNode;
  /** Stands where the rows would, if none are found. */
  empty: ReactNode;
  /** What this browser calls the choice of columns that it keeps. */
  table: string;
  columns: readonly TableColumn<Row>[];
  rowLook?: (row: Row) => RowLook;
  /** The rows where the window is narrow. */
  cards: (rows: readonly Row[]) => ReactNode;
  /** Stands between the rows and the pages. */
  children?: ReactNode;
}

/** A list under its tools: on its way or failed; how many there are; a table, or cards on a narrow window; its pages. */
export function ListView<Row extends { _id: string }>({
  list,
  at,
  failed,
  counts,
  hint,
  empty,
  table,
  columns,
  rowLook,
  cards,
  children,
}: ListViewProps<Row>) {
  const { data } = list;
  const hasRoom = useWindowMatches(ROOM_FOR_TABLE);
  const { shown, choice } = useColumnChoice(table, columns);
  const state = <ListState list={list} failed={failed} />;
  if (!data) return state;
  const { rows, total, pages } = data;
  return (
    <>
      {state}
      <div className="mb-2 flex items-center justify-between gap-4">
        <p role="status" className="text-muted">
          {plural(total, counts)}
        </p>
        {hasRoom ? <ColumnChoice {...choice} /> : null}
      </div>
      {hint}
      {rows.length === 0 ? (
        total > 0 ? (
          <ListPast first={at.link({ page: undefined })} />
        ) : (
          empty
        )
      ) : hasRoom ? (
        <DataTable columns={shown} rows={rows} rowLook={rowLook} sort={at.sort} sortLink={at.sortLink} />
      ) : (
        cards(rows)
      )}
      {children}
      <Pagination
        page={at.page}
        pages={pages}
        link={({ page, ...rest }) => (
          <Link
            {...at.link({ page: page > 1 ? page : undefined })}
            activeOptions={{ exact: true }}
            {...rest}
          />
        )}
      />
    </>
  );
}
