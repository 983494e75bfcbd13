import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { formatNumber } from '#lib/format.ts';
import { listField } from '#messages/staff-editor.ts';
import { Field } from '#ui/field.tsx';
import { moved } from '../moved.ts';
import type { ListField as Description, ListValue } from './editor-field.ts';
import { IconButton } from './icon-button.tsx';
import { withEntry, without, withText } from './list-entries.ts';
import { MoveButtons, moveButtonOf } from './move-buttons.tsx';
import { TextArea } from './text-area.tsx';

interface ListFieldProps {
  field: Description;
  value: ListValue;
  error?: string | undefined;
  onChange: (value: ListValue) => void;
}

/**
 * Paragraphs or points, added one by one: Enter adds what is typed, trimmed, Shift with Enter breaks the line. Each can
 * be changed, moved and deleted.
 */
export function ListField({ field, value: { items, typing }, error, onChange }: ListFieldProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const id = useId();

  function change(next: readonly string[], words = '') {
    onChange({ items: next, typing });
    setSaid(words);
  }

  function add() {
    const next = withEntry(items, typing);
    onChange({ items: next, typing: '' });
    if (next !== items) setSaid(listField.added(formatNumber(next.length)));
    box.current?.focus();
  }

  function remove(place: number) {
    change(without(items, place), listField.removed);
    box.current?.focus();
  }

  function move(place: number, by: -1 | 1) {
    change(moved(items, place, place + by));
    requestAnimationFrame(() => moveButtonOf(list.current?.children[place + by], by)?.focus());
  }

  return (
    <Field
      label={field.label}
      hint={field.hint ?? listField.hint}
      error={error}
      required={field.required ?? false}
    >
      {(control) => (
        <>
          {items.length > 0 ? (
            <ol ref={list} aria-label={field.label} className="mb-2.5 grid grid-cols-1 gap-2">
              {items.map((text, place) => (
                <Entry
                  // biome-ignore lint/suspicious/noArrayIndexKey: two entries may read alike, the place tells them apart
                  key={`${id}-${place}`}
                  text={text}
                  place={place}
                  of={items.length}
                  onText={(next) => change(withText(items, place, next))}
                  onMove={(by) => move(place, by)}
                  onRemove={() => remove(place)}
                />
              ))}
            </ol>
          ) : null}
          <div className="flex items-end gap-2">
            <TextArea
              ref={box}
              {...control}
              placeholder={field.placeholder ?? listField.placeholder}
              value={typing}
              onChange={(event) => onChange({ items, typing: event.currentTarget.value })}
              onKeyDown={(event) => {
                if (!isPlainEnter(event)) return;
                event.preventDefault();
                add();
              }}
            />
            <IconButton
              icon={IconPlus}
              label={listField.add}
              onClick={add}
              className="size-13 bg-brand-tint text-brand-deep hover:bg-brand-soft"
            />
          </div>
          <span role="status" className="sr-only">
            {said}
          </span>
        </>
      )}
    </Field>
  );
}

interface EntryProps {
  text: string;
  place: number;
  of: number;
  onText: (text: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function Entry({ text, place, of, onText, onMove, onRemove }: EntryProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const keeps = useRef(true);
  const number = formatNumber(place + 1);
  const open = draft !== null;

  useEffect(() => {
    if (open) box.current?.focus();
  }, [open]);

  function finish() {
    if (keeps.current && draft !== null && draft.trim() !== text) onText(draft);
    keeps.current = true;
    setDraft(null);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      // Ends the change, not the window around it.
      event.stopPropagation();
      leave(false);
    }
    if (!isPlainEnter(event)) return;
    event.preventDefault();
    leave(true);
  }

  /** The pencil takes the focus before the box goes: a window puts a focus that is lost on itself. */
  function leave(keep: boolean) {
    keeps.current = keep;
    pencil.current?.focus();
  }

  return (
    <li className="rounded-field bg-sand py-1 ps-4 pe-1 sm:flex sm:items-start sm:gap-2">
      {open ? (
        <TextArea
          ref={box}
          aria-label={listField.editing(number)}
          value={draft}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={finish}
          className="my-1 sm:flex-1"
        />
      ) : (
        <p dir="auto" className="min-w-0 py-2 break-words whitespace-pre-wrap text-ink sm:flex-1">
          {text}
        </p>
      )}
      <span className="flex justify-end">
        <MoveButtons
          up={listField.up(number)}
          down={listField.down(number)}
          place={place}
          of={of}
          onMove={onMove}
        />
        <IconButton
          ref={pencil}
          icon={IconPencil}
          label={listField.edit(number)}
          onClick={() => setDraft(text)}
        />
        <IconButton
          icon={IconTrash}
          label={listField.remove(number)}
          onClick={onRemove}
          className="hover:bg-danger-tint hover:text-danger"
        />
      </span>
    </li>
  );
}

/** Not while a word is being composed: that Enter takes the word. */
function isPlainEnter(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
}
