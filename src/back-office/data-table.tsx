import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

/** A column of a table. One with a `label` can be hidden; without it it always stands there. */
export interface TableColumn<Row> {
  key: string;
  /** What stands over it. */
  head: ReactNode;
  /** Its name among those that can be hidden. */
  label?: string;
  /** Its cells name their rows. */
  names?: true;
  /** The orders that following its head takes in turn, as `createdAt:desc`. */
  sorts?: readonly string[];
  /** Of its cells. */
  className?: string;
  cell(row: Row): ReactNode;
}

/** A column that can be hidden, under its name. */
export function named(key: string, label: string) {
  return { key, label, head: label };
}

/** A row's look, and whether something is being done with it. */
export interface RowLook {
  className?: string | undefined;
  busy?: boolean;
}

/** In which order the rows stand, and the address of another order. */
interface TableSort {
  sort: string | undefined;
  sortLink(sort: string): LinkProps;
}

interface DataTableProps<Row> extends TableSort {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowLook?: ((row: Row) => RowLook) | undefined;
}

const HEAD =
  'sticky top-0 z-10 border-b border-line bg-paper px-3 py-2 text-start text-[0.9rem] font-medium whitespace-nowrap text-muted';
const CELL = 'border-t border-line px-3 py-2 align-middle';

/** Records on a wide window, under a head that stays in sight. */
export function DataTable<Row extends { _id: string }>({
  columns,
  rows,
  rowLook,
  ...order
}: DataTableProps<Row>) {
  return (
    <div className="overflow-clip rounded-tile border border-line">
      <table className="w-full border-separate border-spacing-0 [&_tbody_tr:first-child>*]:border-t-0">
        <thead>
          <tr>
            {columns.map(({ key, head, sorts }) =>
              sorts ? (
                <SortHead key={key} sorts={sorts} {...order}>
                  {head}
                </SortHead>
              ) : (
                <th key={key} scope="col" className={HEAD}>
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { className, busy } = rowLook?.(row) ?? {};
            return (
              <tr
                key={row._id}
                aria-busy={busy || undefined}
                className={classNames('aria-busy:opacity-60', className)}
              >
                {columns.map((column) => (
                  <Cell key={column.key} column={column} row={row} />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column: { names, className, cell }, row }: { column: TableColumn<Row>; row: Row }) {
  if (!names) return <td className={classNames(CELL, className)}>{cell(row)}</td>;
  return (
    <th scope="row" className={classNames(CELL, 'text-start', className)}>
      {cell(row)}
    </th>
  );
}

interface SortHeadProps extends TableSort {
  sorts: readonly string[];
  children: ReactNode;
}

function SortHead({ sorts, sort, sortLink, children }: SortHeadProps) {
  const at = sorts.indexOf(sort ?? '');
  const next = sorts[(at + 1) % sorts.length] ?? '';
  const ascending = sorts[at]?.endsWith(':asc');
  const Arrow = ascending ? IconArrowUp : IconArrowDown;
  return (
    <th scope="col" aria-sort={at < 0 ? undefined : ascending ? 'ascending' : 'descending'} className={HEAD}>
      <Link
        {...sortLink(next)}
        resetScroll={false}
        className="target inline-flex items-center gap-1 hover:text-brand"
      >
        {children}
        {at < 0 ? null : <Arrow aria-hidden="true" className="size-4" />}
      </Link>
    </th>
  );
}
