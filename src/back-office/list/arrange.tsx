import { Accessibility, type Draggable, defaultPreset, PointerSensor } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#lib/api-client.ts';
import { formatNumber } from '#lib/format.ts';
import { arranging } from '#messages/staff-lists.ts';
import { toastError } from '#ui/toast.ts';
import { keepPlace } from '../keep-place.ts';
import { moved } from '../moved.ts';
import { ArrangeRow } from './arrange-row.tsx';
import { saveOrder, staffOrder } from './list.queries.ts';
import { ListEmpty, ListState } from './list-states.tsx';
import type { Resource, StaffRow } from './resource.ts';
import { StateBadge } from './state-badge.tsx';

interface ArrangeProps {
  resource: Omit<Resource<StaffRow>, 'editors'>;
}

/**
 * A type's records in the clinic's order, to be put in another: dragged, by buttons, by keyboard, or by the number of
 * their place. Saved at each move.
 */
export function Arrange({ resource }: ArrangeProps) {
  const client = useQueryClient();
  const list = staffOrder(resource);
  const answer = useQuery(list);
  /** Remounts the rows, as the library moves their elements itself. */
  const [tries, setTries] = useState(0);
  /** The button that moved a row. */
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!answer.data || !pressed.current) return;
    // With its row the browser lets go of it; at an end of the list it can be pressed no more.
    pressed.current.focus();
    keepPlace(pressed.current.closest('li')?.querySelector('button'));
    pressed.current = null;
  }, [answer.data]);
  if (!answer.data) return <ListState list={answer} failed={resource.texts.failed} />;
  const { rows, total } = answer.data;
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
      // This alone: without a connection the session could not be read again either, and would count as ended.
      return client.invalidateQueries({ queryKey: list.queryKey });
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
              image={row.image}
              index={index}
              of={rows.length}
              title={resource.titleOf(row) ?? ''}
              onMove={(to, button) => {
                pressed.current = button;
                void move(index, to);
              }}
            >
              {row.state === 'published' ? null : <StateBadge state={row.state} />}
            </ArrangeRow>
          ))}
        </ol>
        {total > rows.length ? (
          <p className="mt-3 text-muted">{arranging.firstOnly(formatNumber(rows.length))}</p>
        ) : null}
      </DragDropProvider>
    </>
  );
}

/** Only what was deleted for good meanwhile is unknown among the records that were shown here. */
function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return '';
  return error.fields.ids ? arranging.gone : error.message;
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
