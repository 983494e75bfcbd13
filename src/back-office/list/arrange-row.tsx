import { useSortable } from '@dnd-kit/react/sortable';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { toLatinDigits } from '#lib/arabic.ts';
import { formatNumber } from '#lib/format.ts';
import { actions } from '#messages/staff-actions.ts';
import { arranging } from '#messages/staff-lists.ts';
import { classNames } from '#ui/class-names.ts';
import { ask } from '../dialog/ask.ts';
import type { StaffRow } from './resource.ts';
import { RowPicture } from './row-picture.tsx';

const BUTTON =
  'inline-grid size-11 shrink-0 place-items-center rounded-field text-muted transition hover:bg-brand-tint hover:text-brand-deep disabled:opacity-35';

interface ArrangeRowProps {
  id: string;
  index: number;
  /** How many there are. */
  of: number;
  title: string;
  image: StaffRow['image'];
  /** Takes the button that did it, too. */
  onMove: (to: number, button: HTMLElement) => void;
  /** Beside its place. */
  children: ReactNode;
}

/** A record to be put elsewhere, with its place. */
export function ArrangeRow({ id, index, of, title, image, onMove, children }: ArrangeRowProps) {
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
      <span className="max-[22rem]:hidden">
        <RowPicture image={image} />
      </span>
      <span className="min-w-0 grow">
        <span className="block font-semibold text-ink wrap-break-word">{title}</span>
        <span className="flex flex-wrap items-center gap-x-3">
          <button
            type="button"
            aria-label={arranging.placeOf(title, formatNumber(index + 1))}
            onClick={({ currentTarget: button }) =>
              void askPlace(title, index, of).then((to) => to === index || onMove(to, button))
            }
            className="target text-sm text-muted underline underline-offset-4 hover:text-brand"
          >
            {arranging.place(formatNumber(index + 1))}
          </button>
          {children}
        </span>
      </span>
      <button
        type="button"
        disabled={index === 0}
        aria-label={arranging.up(title)}
        onClick={(event) => onMove(index - 1, event.currentTarget)}
        className={BUTTON}
      >
        <IconArrowUp aria-hidden="true" className="size-5" />
      </button>
      <button
        type="button"
        disabled={index === of - 1}
        aria-label={arranging.down(title)}
        onClick={(event) => onMove(index + 1, event.currentTarget)}
        className={BUTTON}
      >
        <IconArrowDown aria-hidden="true" className="size-5" />
      </button>
    </li>
  );
}

/** Which place a row is to have, counted from 0: where it is, unless another was named. */
async function askPlace(title: string, index: number, of: number): Promise<number> {
  const most = formatNumber(of);
  const isPlace = (value: string) => /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= of;
  const { closedBy, value } = await ask({
    title: arranging.moveTo(title),
    input: {
      type: 'text',
      label: arranging.newPlace(most),
      required: true,
      inputMode: 'numeric',
      check: (typed) => (isPlace(toLatinDigits(typed)) ? '' : arranging.noPlace(most)),
    },
    confirmText: arranging.move,
    cancelText: actions.cancel,
  });
  return closedBy === 'confirm' ? Number(toLatinDigits(value)) - 1 : index;
}
