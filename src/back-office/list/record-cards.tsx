import { formatDateLong } from '#lib/format.ts';
import { lists } from '#messages/staff-lists.ts';
import { classNames } from '#ui/class-names.ts';
import { Checkbox } from './checkbox.tsx';
import { isGiven, type StaffRow } from './resource.ts';
import { RowActions } from './row-actions.tsx';
import { RowPicture } from './row-picture.tsx';
import type { RowProps, RowsProps } from './row-props.ts';
import { StateBadge } from './state-badge.tsx';

/** The records on a narrow window: a card each. */
export function RecordCards<Row extends StaffRow>({ rows, ...shared }: RowsProps<Row>) {
  const { selection } = shared.list;
  return (
    <>
      <label className="mb-2 inline-flex min-h-11 items-center gap-2 ps-4 text-muted">
        <input type="checkbox" checked={selection.all} onChange={selection.toggleAll} className="size-4.5" />
        {lists.selectPage}
      </label>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {rows.map((row) => (
          <RecordCard key={row._id} row={row} {...shared} />
        ))}
      </ul>
    </>
  );
}

function RecordCard<Row extends StaffRow>({ row, resource, list }: RowProps<Row>) {
  const { texts, titleOf, subTitleOf } = resource;
  const has = (column: string) => isGiven(resource, row, column);
  const columns = resource.columns.filter(({ key }) => has(key));
  const title = titleOf(row) || (texts.noTitle ?? lists.noTitle);
  const selected = list.selection.has(row._id);
  return (
    <li
      aria-busy={list.changes.busy.has(row._id) || undefined}
      className={classNames(
        'flex flex-col rounded-tile border p-4 aria-busy:opacity-60',
        selected ? 'border-brand bg-brand-tint/60' : 'border-line',
      )}
    >
      <div className="flex items-start gap-3">
        {has('image') ? <RowPicture image={row.image} /> : null}
        <div className="min-w-0 grow">
          {has('title') ? <h2 className="text-[1.02rem] wrap-break-word">{title}</h2> : null}
          {row.state && row.state !== 'published' ? <StateBadge state={row.state} className="mt-1" /> : null}
        </div>
        <Checkbox
          label={lists.selectNamed(title)}
          checked={selected}
          onChange={() => list.selection.toggle(row._id)}
        />
      </div>
      {has('subTitle') ? (
        <p className="mt-2 line-clamp-3 text-muted">
          {subTitleOf(row) || (texts.noSubTitle ?? lists.noSubTitle)}
        </p>
      ) : null}
      {columns.length > 0 ? (
        <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5">
          {columns.map(({ key, title: name, cell }) => (
            <div key={key} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd>{cell(row)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <div className="mt-auto flex items-center justify-between gap-2 pt-2">
        {has('createdAt') ? (
          <time dateTime={row.createdAt} className="text-[0.88rem] text-muted">
            {formatDateLong(row.createdAt)}
          </time>
        ) : null}
        <span className="ms-auto">
          <RowActions row={row} resource={resource} list={list} />
        </span>
      </div>
    </li>
  );
}
