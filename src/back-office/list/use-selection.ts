import { useState } from 'react';

export interface Selection {
  has(id: string): boolean;
  toggle(id: string): void;
  /** Selects all that are shown, or none of them where all are selected. */
  toggleAll(): void;
  clear(): void;
  /** Those that are shown and selected, in the order of the list. */
  ids: readonly string[];
  all: boolean;
}

/** Which of the shown records are selected; those that are not shown do not count. */
export function useSelection(shown: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = shown.filter((id) => chosen.has(id));
  const all = shown.length > 0 && ids.length === shown.length;
  return {
    has: (id) => chosen.has(id),
    toggle: (id) =>
      setChosen(
        (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
      ),
    toggleAll: () => setChosen(new Set(all ? [] : shown)),
    clear: () => setChosen(new Set()),
    ids,
    all,
  };
}
