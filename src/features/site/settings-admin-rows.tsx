import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { GroupField } from '#back-office/editor/group-field.tsx';
import { IconButton } from '#back-office/editor/icon-button.tsx';
import { MoveButtons, moveButtonOf } from '#back-office/editor/move-buttons.tsx';
import { moved } from '#back-office/moved.ts';
import { formatNumber } from '#lib/format.ts';
import { settings as texts } from '#messages/staff-settings.ts';
import { Button } from '#ui/button.tsx';

interface RowsProps<Item> {
  label: string;
  /** What one of them is called, with its number after it. */
  one: string;
  hint?: string;
  items: readonly Item[];
  /** What a new one begins with. */
  blank: Item;
  error?: string | undefined;
  onChange: (items: Item[]) => void;
  children: (item: Item, change: (item: Item) => void, place: number) => ReactNode;
}

/** A list that grows: each entry can be changed, moved and deleted, by keyboard too. */
export function Rows<Item>({ label, one, hint, items, blank, error, onChange, children }: RowsProps<Item>) {
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  /** After the next drawing: what is to take the focus is not there yet. */
  function focusSoon(find: () => HTMLElement | null | undefined) {
    requestAnimationFrame(() => (find() ?? addButton.current)?.focus());
  }

  function rowAt(place: number) {
    return list.current?.children[place];
  }

  function add() {
    onChange([...items, structuredClone(blank)]);
    focusSoon(() => rowAt(items.length)?.querySelector<HTMLElement>('input, textarea'));
  }

  function remove(place: number) {
    onChange(items.filter((_, at) => at !== place));
    focusSoon(() => null);
  }

  function move(place: number, by: -1 | 1) {
    onChange(moved(items, place, place + by));
    focusSoon(() => moveButtonOf(rowAt(place + by), by));
  }

  return (
    <GroupField label={label} hint={hint} error={error}>
      {() => (
        <>
          <ol ref={list} className="grid grid-cols-1 gap-2.5">
            {items.map((item, place) => {
              const name = texts.row(one, formatNumber(place + 1));
              const change = (next: Item) => onChange(items.map((old, at) => (at === place ? next : old)));
              return (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: entries are told apart by their place alone
                  key={place}
                  className="grid gap-2 rounded-tile border border-line p-3 sm:grid-cols-[1fr_auto] sm:items-start"
                >
                  <div className="min-w-0">{children(item, change, place)}</div>
                  <span className="flex justify-end">
                    <MoveButtons
                      up={texts.up(name)}
                      down={texts.down(name)}
                      place={place}
                      of={items.length}
                      onMove={(by) => move(place, by)}
                    />
                    <IconButton icon={IconTrash} label={texts.remove(name)} onClick={() => remove(place)} />
                  </span>
                </li>
              );
            })}
          </ol>
          <Button ref={addButton} look="soft" size="small" className="mt-2.5" onClick={add}>
            <IconPlus aria-hidden="true" className="size-5" />
            {texts.add(label)}
          </Button>
        </>
      )}
    </GroupField>
  );
}
