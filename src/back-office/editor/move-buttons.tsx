import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { IconButton } from './icon-button.tsx';

interface MoveButtonsProps {
  /** What they do, read out. */
  up: string;
  down: string;
  place: number;
  /** How many entries there are. */
  of: number;
  onMove: (by: -1 | 1) => void;
}

/** Moves an entry of a list by one place. */
export function MoveButtons({ up, down, place, of, onMove }: MoveButtonsProps) {
  return (
    <>
      <IconButton
        icon={IconArrowUp}
        label={up}
        data-move="up"
        disabled={place === 0}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon={IconArrowDown}
        label={down}
        data-move="down"
        disabled={place === of - 1}
        onClick={() => onMove(1)}
      />
    </>
  );
}

/** What takes the focus in an entry that was moved: the same button, or at an end, where that is off, its neighbour. */
export function moveButtonOf(entry: Element | undefined, by: -1 | 1): HTMLElement | null {
  const same = entry?.querySelector<HTMLElement>(`[data-move=${by < 0 ? 'up' : 'down'}]:enabled`);
  return same ?? entry?.querySelector<HTMLElement>('[data-move]:enabled') ?? null;
}
