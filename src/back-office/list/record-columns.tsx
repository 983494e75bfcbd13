import { formatDateLong } from '#lib/format.ts';
import { lists } from '#messages/staff-lists.ts';
import { named, type TableColumn } from '../data-table.tsx';
import { Checkbox } from './checkbox.tsx';
import { isGiven, type Resource, type StaffRow } from './resource.ts';
import { RowActions } from './row-actions.tsx';
import { RowPicture } from './row-picture.tsx';
import type { ListHandle } from './row-props.ts';
import { StateBadge } from './state-badge.tsx';

/** The columns of a type's list, as far as its records have them: those that every type has, its own before the date. */
export function recordColumns<Row extends StaffRow>(
  resource: Resource<Row>,
  list: ListHandle<Row>,
  [first]: readonly Row[],
): TableColumn<Row>[] {
  return everyColumn(resource, list).filter(
    ({ key, label, names }) => !(label || names) || !first || isGiven(resource, first, key),
  );
}

function everyColumn<Row extends StaffRow>(
  resource: Resource<Row>,
  list: ListHandle<Row>,
): TableColumn<Row>[] {
  const { texts, titleOf, subTitleOf, titleSort, columns } = resource;
  const { selection } = list;
  const title = (row: Row) => titleOf(row) || (texts.noTitle ?? lists.noTitle);
  return [
    {
      key: 'select',
      head: (
        <Checkbox
          label={lists.selectPage}
          checked={selection.all}
          some={selection.ids.length > 0 && !selection.all}
          onChange={selection.toggleAll}
        />
      ),
      className: 'w-12',
      cell: (row) => (
        <Checkbox
          label={lists.selectNamed(title(row))}
          checked={selection.has(row._id)}
          onChange={() => selection.toggle(row._id)}
        />
      ),
    },
    {
      ...named('image', lists.image),
      className: 'w-22',
      cell: (row) => <RowPicture image={row.image} />,
    },
    {
      key: 'title',
      head: texts.titleHead ?? lists.title,
      sorts: [titleSort],
      names: true,
      className: 'font-semibold text-ink',
      cell: (row) => (
        <>
          <span className="line-clamp-2 min-w-28 wrap-anywhere">{title(row)}</span>
          {row.state && row.state !== 'published' ? <StateBadge state={row.state} className="mt-1" /> : null}
        </>
      ),
    },
    {
      ...named('subTitle', texts.subTitleHead ?? lists.subTitle),
      className: 'text-muted',
      cell: (row) => (
        <span className="line-clamp-2 max-w-72 min-w-20 wrap-anywhere">
          {subTitleOf(row) || (texts.noSubTitle ?? lists.noSubTitle)}
        </span>
      ),
    },
    ...columns.map(({ key, title, cell }) => ({
      ...named(key, title),
      cell: (row: Row) => <span className="line-clamp-3 min-w-16 wrap-anywhere">{cell(row)}</span>,
    })),
    {
      ...named('createdAt', lists.createdAt),
      sorts: ['createdAt:desc', 'createdAt:asc'],
      className: 'whitespace-nowrap text-muted',
      cell: (row) => <time dateTime={row.createdAt}>{formatDateLong(row.createdAt)}</time>,
    },
    {
      key: 'actions',
      head: lists.actions,
      className: 'w-1 whitespace-nowrap',
      cell: (row) => <RowActions row={row} resource={resource} list={list} />,
    },
  ];
}
