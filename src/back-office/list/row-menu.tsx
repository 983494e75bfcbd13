import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useId, useRef } from 'react';
import { lists } from '#messages/staff-lists.ts';

export const ROW_BUTTON =
  'inline-grid min-h-11 min-w-11 place-items-center rounded-field text-muted transition hover:bg-brand-tint hover:text-brand-deep';

export const MENU_ENTRY =
  'flex min-h-11 w-full items-center rounded-field px-3 text-start text-ink hover:bg-brand-tint hover:text-brand-deep';

/** A popover below what opens it. */
export const MENU_BOX =
  'min-w-52 animate-drop rounded-tile border border-line bg-white p-1.5 text-[0.94rem] font-normal text-text shadow-lift supports-[position-area:block-end]:inset-auto supports-[position-area:block-end]:m-0 supports-[position-area:block-end]:[position-area:block-end_span-inline-start] supports-[position-area:block-end]:[position-try-fallbacks:flip-block]';

/** What opens the menu of the first of these records, where that is shown. */
export function menuOf([id = '']: readonly string[]): HTMLElement | null {
  return document.querySelector(`[data-menu-of="${id}"]`);
}

/** The shown record that takes the place of these once they are gone: the next one, else the one before; as `menuOf` takes it. */
export function neighbourOf(ids: readonly string[]): readonly string[] {
  const menus = document.querySelectorAll<HTMLElement>('[data-menu-of]');
  const shown = [...menus].map(({ dataset }) => dataset.menuOf ?? '');
  const last = shown.findLastIndex((id) => ids.includes(id));
  if (last < 0) return [];
  return [...shown.slice(last + 1), ...shown.slice(0, last).toReversed()].filter((id) => !ids.includes(id));
}

interface RowMenuProps {
  /** Whose menu it is. */
  of: string;
  /** What it is the menu of. */
  title: string;
  children: ReactNode;
}

/** More that can be done with a record, beside its button: the platform's popover, which Escape and a click elsewhere close. */
export function RowMenu({ of, title, children }: RowMenuProps) {
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        data-menu-of={of}
        aria-label={lists.moreNamed(title)}
        title={lists.more}
        className={ROW_BUTTON}
      >
        <IconDots aria-hidden="true" className="size-5" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: its buttons have the keys */}
      <div
        ref={popover}
        id={id}
        popover="auto"
        onClick={() => popover.current?.hidePopover()}
        className={MENU_BOX}
      >
        {children}
      </div>
    </>
  );
}

interface MenuEntryProps {
  onClick: () => void;
  children: ReactNode;
}

/** One thing to do in a row's menu. */
export function MenuEntry({ onClick, children }: MenuEntryProps) {
  return (
    <button type="button" onClick={onClick} className={MENU_ENTRY}>
      {children}
    </button>
  );
}
