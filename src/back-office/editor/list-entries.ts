/** A list with a text added at its end, trimmed; a blank one adds nothing. */
export function withEntry(items: readonly string[], text: string): readonly string[] {
  const entry = text.trim();
  return entry === '' ? items : [...items, entry];
}

/** A list whose entry at `place` reads anew, trimmed; left blank it is gone. */
export function withText(items: readonly string[], place: number, text: string): readonly string[] {
  const entry = text.trim();
  return entry === '' ? without(items, place) : items.map((item, at) => (at === place ? entry : item));
}

export function without(items: readonly string[], place: number): readonly string[] {
  return items.filter((_, at) => at !== place);
}
