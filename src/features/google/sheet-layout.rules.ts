/** Where a row's cells go: the header as it must be, and in which of its columns each of ours stands. */
export interface SheetLayout {
  header: string[];
  /** The header in the sheet is not like that yet. */
  changed: boolean;
  /** Index of the column with the lead's id. */
  idAt: number;
  /** Index of the column for each wanted name, in their order. */
  places: number[];
}

/**
 * Keeps a header in step with the wanted columns: one that is there stays where people moved it, one that is missing is
 * added at the end, and what people added themselves is left alone. `filler` heads a first column that has no heading.
 */
export function layOutHeader(
  found: readonly string[],
  { id, filler }: { id: string; filler: string },
  wanted: readonly string[],
): SheetLayout {
  const header = [...found];
  // Google begins a row where the headings begin: without one in the first cell every row would be a column off.
  if (header[0] === '') header[0] = header.includes(id) ? filler : id;
  const place = (name: string) => {
    const at = header.indexOf(name);
    return at === -1 ? header.push(name) - 1 : at;
  };
  const idAt = place(id);
  const places = wanted.map(place);
  return { header, changed: header.some((name, at) => name !== found[at]), idAt, places };
}

/** One row in that layout. */
export function layOutRow({ idAt, places }: SheetLayout, id: string, cells: readonly string[]): string[] {
  const row: string[] = Array.from({ length: Math.max(idAt, ...places) + 1 }, () => '');
  row[idAt] = id;
  for (const [index, at] of places.entries()) row[at] = cells[index] ?? '';
  return row;
}

/** Which rows (from 0) of an id column repeat an id of ours: id → its rows, in their order. */
export function findDoubles(ids: readonly string[]): Map<string, number[]> {
  const rows = new Map<string, number[]>();
  for (const [row, id] of ids.entries()) {
    if (isLeadId(id)) rows.set(id, [...(rows.get(id) ?? []), row]);
  }
  return new Map([...rows].filter(([, places]) => places.length > 1));
}

/**
 * Of the rows of one id, those that may go: all but one, and never one where somebody wrote beside our columns.
 * @param rows each row's index and its cells.
 */
export function superfluousRows(
  rows: readonly { row: number; cells: readonly string[] }[],
  { idAt, places }: Pick<SheetLayout, 'idAt' | 'places'>,
): number[] {
  const ours = new Set([idAt, ...places]);
  const isNoted = (cells: readonly string[]) => cells.some((cell, at) => cell !== '' && !ours.has(at));
  const kept = rows.find(({ cells }) => isNoted(cells)) ?? rows[0];
  return rows.flatMap((one) => (one === kept || isNoted(one.cells) ? [] : [one.row]));
}

/** Our ids are 32 hexadecimal digits; a heading, or a row that people wrote, is none. */
export function isLeadId(cell: string): boolean {
  return /^[0-9a-f]{32}$/.test(cell);
}

/** `A` of 0, `AA` of 26. */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26) - 1;
  return `${rest >= 0 ? columnName(rest) : ''}${String.fromCharCode(65 + (index % 26))}`;
}

/** A range of a tab as Google writes it, whatever the tab is called. */
export function rangeOf(tab: string, cells: string): string {
  return `'${tab.replaceAll("'", "''")}'!${cells}`;
}
