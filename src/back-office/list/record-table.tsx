import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatDateLong } from '#lib/format.ts';
import { lists } from '#messages/staff-lists.ts';
import { classNames } from '#ui/class-names.ts';
import { Checkbox } from './checkbox.tsx';
import type { SortName, StaffRow } from './resource.ts';
import { RowActions } from './row-actions.tsx';
import { RowPicture } from './row-picture.tsx';
import type { RowProps, RowsProps } from './row-props.ts';
import { StateBadge } from './state-badge.tsx';
import type { ListLink } from './use-list-address.ts';

const HEAD =
  'sticky top-0 z-10 border-b border-line bg-paper px-3 py-2 text-start text-[0.9rem] font-medium whitespace-nowrap text-muted';
const CELL = 'border-t border-line px-3 py-2 align-middle';

interface RecordTableProps<Row extends StaffRow> extends RowsProps<Row> {
  sort: SortName;
  /** The address of the list in another order. */
  sortLink: (sort: SortName) => ListLink;
}

/** The records on a wide window, under a head that stays. */
export function RecordTable<Row extends StaffRow>({
  rows,
  sort,
  sortLink,
  ...shared
}: RecordTableProps<Row>) {
  const { resource, list } = shared;
  const { titleSort, columns } = resource;
  const { selection } = list;
  const head = (label: string, ...sorts: SortName[]) => (
    <SortHead label={label} sort={sort} sorts={sorts} sortLink={sortLink} />
  );
  return (
    <div className="overflow-clip rounded-tile border border-line">
      <table className="w-full border-separate border-spacing-0 [&_tbody_tr:first-child>*]:border-t-0">
        <thead>
          <tr>
            <th scope="col" className={classNames(HEAD, 'w-12')}>
              <Checkbox
                label={lists.selectPage}
                checked={selection.all}
                some={selection.ids.length > 0 && !selection.all}
                onChange={selection.toggleAll}
              />
            </th>
            <th scope="col" className={classNames(HEAD, 'w-22')}>
              {lists.image}
            </th>
            {head(lists.title, titleSort)}
            <th scope="col" className={HEAD}>
              {lists.subTitle}
            </th>
            {columns.map(({ key, title }) => (
              <th key={key} scope="col" className={HEAD}>
                {title}
              </th>
            ))}
            {head(lists.createdAt, 'createdAt:desc', 'createdAt:asc')}
            <th scope="col" className={HEAD}>
              {lists.actions}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <RecordRow key={row._id} row={row} {...shared} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RecordRow<Row extends StaffRow>({ row, resource, list }: RowProps<Row>) {
  const { texts, titleOf, subTitleOf, columns } = resource;
  const { changes, selection } = list;
  const title = titleOf(row) || (texts.noTitle ?? lists.noTitle);
  return (
    <tr
      aria-busy={changes.busy.has(row._id) || undefined}
      className={classNames(
        'aria-busy:opacity-60',
        selection.has(row._id) ? 'bg-brand-tint/60' : 'hover:bg-brand-faint',
      )}
    >
      <td className={CELL}>
        <Checkbox
          label={lists.selectNamed(title)}
          checked={selection.has(row._id)}
          onChange={() => selection.toggle(row._id)}
        />
      </td>
      <td className={CELL}>
        <RowPicture image={row.image} />
      </td>
      <th scope="row" className={classNames(CELL, 'text-start font-semibold text-ink')}>
        <span className="line-clamp-2">{title}</span>
        {row.state && row.state !== 'published' ? <StateBadge state={row.state} className="mt-1" /> : null}
      </th>
      <td className={classNames(CELL, 'text-muted')}>
        <span className="line-clamp-2 max-w-72">
          {subTitleOf(row) || (texts.noSubTitle ?? lists.noSubTitle)}
        </span>
      </td>
      {columns.map(({ key, cell }) => (
        <td key={key} className={CELL}>
          {cell(row)}
        </td>
      ))}
      <td className={classNames(CELL, 'whitespace-nowrap text-muted')}>
        <time dateTime={row.createdAt}>{formatDateLong(row.createdAt)}</time>
      </td>
      <td className={classNames(CELL, 'w-1 whitespace-nowrap')}>
        <RowActions row={row} resource={resource} list={list} />
      </td>
    </tr>
  );
}

interface SortHeadProps {
  label: ReactNode;
  sort: SortName;
  /** The orders of this column; following the head takes the next one. */
  sorts: readonly SortName[];
  sortLink: (sort: SortName) => ListLink;
}

function SortHead({ label, sort, sorts, sortLink }: SortHeadProps) {
  const at = sorts.indexOf(sort);
  const next = sorts[(at + 1) % sorts.length] ?? sort;
  const ascending = sort.endsWith(':asc');
  const Arrow = ascending ? IconArrowUp : IconArrowDown;
  return (
    <th scope="col" aria-sort={at < 0 ? undefined : ascending ? 'ascending' : 'descending'} className={HEAD}>
      <Link
        {...sortLink(next)}
        resetScroll={false}
        className="target inline-flex items-center gap-1 hover:text-brand"
      >
        {label}
        {at < 0 ? null : <Arrow aria-hidden="true" className="size-4" />}
      </Link>
    </th>
  );
}
