import { Accessibility, type Draggable, defaultPreset, PointerSensor } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from '#lib/api-client.ts';
import { formatNumber } from '#lib/format.ts';
import { PAGE_SIZE } from '#lib/limits.ts';
import { arranging } from '#messages/staff-lists.ts';
import { classNames } from '#ui/class-names.ts';
import { toastError } from '#ui/toast.ts';
import { saveOrder, staffList } from './list.queries.ts';
import { ListEmpty, ListState } from './list-states.tsx';
import { moved } from './moved.ts';
import type { Resource, StaffRow } from './resource.ts';
import { RowPicture } from './row-picture.tsx';
import { StateBadge } from './state-badge.tsx';

const BUTTON =
  'inline-grid size-11 shrink-0 place-items-center rounded-field text-muted transition hover:bg-brand-tint hover:text-brand-deep disabled:opacity-35';

interface ArrangeProps {
  resource: Omit<Resource<StaffRow>, 'editors'>;
  page: number;
}

/** A type's records in the clinic's order, to be put in another: dragged, by buttons, or by keyboard. Saved at each move. */
export function Arrange({ resource, page }: ArrangeProps) {
  const client = useQueryClient();
  const ask = { search: undefined, state: 'all', sort: 'position:asc', select: undefined } as const;
  const list = staffList(resource, { ...ask, page, size: PAGE_SIZE.max });
  const answer = useQuery(list);
  /** Remounts the rows, as the library moves their elements itself. */
  const [tries, setTries] = useState(0);
  if (!answer.data) return <ListState list={answer} failed={resource.texts.failed} />;
  const { rows } = answer.data;
  if (rows.length === 0) return <ListEmpty text={resource.texts.empty} />;

  async function move(from: number, to: number) {
    const next = moved(rows, from, to);
    await client.cancelQueries({ queryKey: list.queryKey });
    client.setQueryData(list.queryKey, (before) => before && { ...before, rows: next });
    try {
      await saveOrder(
        resource.path,
        next.map(({ _id }) => _id),
      );
    } catch (error) {
      client.setQueryData(list.queryKey, (before) => before && { ...before, rows });
      setTries((before) => before + 1);
      toastError(reasonOf(error) || arranging.failed);
    }
    await client.invalidateQueries();
  }

  return (
    <>
      <p className="mt-4 mb-3 max-w-measure text-muted">{arranging.hint}</p>
      <DragDropProvider
        plugins={PLUGINS}
        sensors={SENSORS}
        onDragEnd={({ canceled, operation: { source } }) => {
          if (canceled || !isSortable(source) || source.initialIndex === source.index) return;
          void move(source.initialIndex, source.index);
        }}
      >
        <ol key={tries} className="grid max-w-180 grid-cols-1 gap-2">
          {rows.map((row, index) => (
            <ArrangeRow
              key={row._id}
              id={row._id}
              index={index}
              of={rows.length}
              title={resource.titleOf(row) ?? ''}
              onMove={(to) => void move(index, to)}
            >
              <span className="max-[22rem]:hidden">
                <RowPicture image={row.image} />
              </span>
              <span className="min-w-0 grow">
                <span className="block font-semibold text-ink wrap-break-word">{resource.titleOf(row)}</span>
                {row.state === 'published' ? null : <StateBadge state={row.state} />}
              </span>
            </ArrangeRow>
          ))}
        </ol>
      </DragDropProvider>
    </>
  );
}

/** Only what was deleted for good meanwhile is unknown among the records that were shown here. */
function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return '';
  return error.fields.ids ? arranging.gone : error.message;
}

interface ArrangeRowProps {
  id: string;
  index: number;
  /** How many there are. */
  of: number;
  title: string;
  onMove: (to: number) => void;
  children: ReactNode;
}

function ArrangeRow({ id, index, of, title, onMove, children }: ArrangeRowProps) {
  const { ref, handleRef, isDragging } = useSortable({ id, index, data: { title, of } });
  return (
    <li
      ref={ref}
      className={classNames(
        'flex items-center gap-2 rounded-tile border bg-white py-2 ps-1 pe-2',
        isDragging ? 'border-brand shadow-lift' : 'border-line',
      )}
    >
      <button
        type="button"
        ref={handleRef}
        aria-label={arranging.handle(title)}
        aria-roledescription={arranging.role}
        className={classNames(BUTTON, 'cursor-grab touch-none')}
      >
        <IconGripVertical aria-hidden="true" className="size-5" />
      </button>
      {children}
      <button
        type="button"
        disabled={index === 0}
        aria-label={arranging.up(title)}
        onClick={() => onMove(index - 1)}
        className={BUTTON}
      >
        <IconArrowUp aria-hidden="true" className="size-5" />
      </button>
      <button
        type="button"
        disabled={index === of - 1}
        aria-label={arranging.down(title)}
        onClick={() => onMove(index + 1)}
        className={BUTTON}
      >
        <IconArrowDown aria-hidden="true" className="size-5" />
      </button>
    </li>
  );
}

/** What a screen reader hears of a move; made once, for the library starts anew with each new list of plugins. */
const SPOKEN = Accessibility.configure({
  screenReaderInstructions: { draggable: arranging.instructions },
  announcements: {
    dragstart: (event: Moved) => pickedOrOver(event),
    dragover: (event: Moved) => pickedOrOver(event),
    dragend: (event: Moved) => {
      const { title, place } = itemOf(event);
      return event.canceled ? arranging.cancelled(title) : arranging.dropped(title, place);
    },
  },
});

const PLUGINS = [...defaultPreset.plugins.filter((plugin) => plugin !== Accessibility), SPOKEN];

/** From its handle a row comes along at once; the library's own would have a finger wait a quarter of a second. */
const AT_ONCE = PointerSensor.configure({ activationConstraints: () => undefined });
const SENSORS = [...defaultPreset.sensors.filter((sensor) => sensor !== PointerSensor), AT_ONCE];

/** Picking it up is a move over its own place at once, which must not drown the word that it was picked up. */
function pickedOrOver(event: Moved): string {
  const { source } = event.operation;
  const { title, place, of } = itemOf(event);
  const isHome = isSortable(source) && source.index === source.initialIndex;
  return isHome ? `${arranging.picked(title)} ${arranging.over(place, of)}` : arranging.over(place, of);
}

interface Moved {
  canceled?: boolean;
  operation: { source: Draggable | null };
}

function itemOf({ operation: { source } }: Moved) {
  const place = formatNumber(isSortable(source) ? source.index + 1 : 0);
  return { title: String(source?.data.title), of: formatNumber(Number(source?.data.of)), place };
}
