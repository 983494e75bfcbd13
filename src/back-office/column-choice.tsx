import { IconColumns3 } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { lists } from '#messages/staff-lists.ts';
import { buttonClass } from '#ui/button.tsx';
import type { TableColumn } from './data-table.tsx';
import { MENU_BOX, MENU_ENTRY } from './list/row-menu.tsx';
import { remember, remembered } from './remembered.ts';

const SEPARATOR = ',';

/** The columns of a table without those that this browser was told to hide, and what `ColumnChoice` needs to change that. */
export function useColumnChoice<Row>(table: string, columns: readonly TableColumn<Row>[]) {
  const key = `basma.columns.${table}`;
  const [hidden, setHidden] = useState(() => remembered(key)?.split(SEPARATOR) ?? []);

  function toggle(column: string) {
    const next = hidden.includes(column) ? hidden.filter((one) => one !== column) : [...hidden, column];
    setHidden(next);
    remember(key, next.length > 0 ? next.join(SEPARATOR) : null);
  }

  const choices = columns.flatMap(({ key: column, label }) =>
    label ? [{ column, label, shown: !hidden.includes(column) }] : [],
  );
  return {
    shown: columns.filter(({ key: column, label }) => !label || !hidden.includes(column)),
    choice: { choices, toggle },
  };
}

/** Which columns a table shows, in a menu that stays open for several. */
export function ColumnChoice({ choices, toggle }: ReturnType<typeof useColumnChoice>['choice']) {
  const id = useId();
  if (choices.length === 0) return null;
  return (
    <>
      <button type="button" popoverTarget={id} className={buttonClass({ look: 'ghost', size: 'small' })}>
        <IconColumns3 aria-hidden="true" className="size-5" />
        {lists.columns}
      </button>
      <fieldset id={id} popover="auto" className={MENU_BOX}>
        <legend className="sr-only">{lists.shownColumns}</legend>
        {choices.map(({ column, label, shown }) => (
          <label key={column} className={MENU_ENTRY}>
            <input
              type="checkbox"
              checked={shown}
              onChange={() => toggle(column)}
              className="me-3 size-4.5"
            />
            {label}
          </label>
        ))}
      </fieldset>
    </>
  );
}
