import { useState } from 'react';
import { BULK } from '#lib/limits.ts';

export interface Selection {
  has(id: string): boolean;
  toggle(id: string): void;
  /** Selects all that are shown, or none of them where all are selected. */
  toggleAll(): void;
  clear(): void;
  /** Those that are shown and selected, in the order of the list. */
  ids: readonly string[];
  all: boolean;
  /** How many there are on all pages, where more could be selected than are shown. */
  more: number | null;
  /** All that match are selected, on every page. */
  whole: boolean;
  /** Selects all that match, or again those alone that are shown; undefined where one call could not change them all. */
  toggleWhole: (() => void) | undefined;
}

/**
 * Which of the shown records are selected; those that are not shown do not count, unless all that match were chosen.
 * `list` is what the list was asked for, and how many it has on all pages; null while what is shown is of another ask.
 */
export function useSelection(
  shown: readonly string[],
  list: { asked: object; total: number | null },
): Selection {
  const { total } = list;
  const asked = JSON.stringify(list.asked);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [chosenWhole, setChosenWhole] = useState<string | null>(null);
  const whole = total !== null && chosenWhole === asked && shown.length > 0;
  const ids = whole ? shown : shown.filter((id) => chosen.has(id));
  const all = shown.length > 0 && ids.length === shown.length;

  function choose(these: readonly string[], isWhole = false) {
    setChosen(new Set(these));
    setChosenWhole(isWhole ? asked : null);
  }

  return {
    has: (id) => ids.includes(id),
    toggle: (id) => choose(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    toggleAll: () => choose(all ? [] : shown),
    clear: () => choose([]),
    ids,
    all,
    more: all && total !== null && total > shown.length ? total : null,
    whole,
    toggleWhole: total === null || total > BULK.max ? undefined : () => choose(shown, !whole),
  };
}
