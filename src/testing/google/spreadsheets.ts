/** A tab of a spreadsheet: its cells as rows, ragged, without empty ends. */
export interface Tab {
  gid: number;
  title: string;
  rows: string[][];
}

export interface Spreadsheet {
  id: string;
  /** The account may not open it. */
  forbidden: boolean;
  tabs: Tab[];
}

/** A refusal as the Sheets service words it. */
export class SheetsRefusal extends Error {
  readonly status: number;
  readonly state: string;

  constructor(status: number, state: string, message: string) {
    super(message);
    this.status = status;
    this.state = state;
  }
}

interface Range {
  tab: Tab;
  firstRow: number;
  lastRow: number;
  firstColumn: number;
  lastColumn: number;
}

interface DeleteRows {
  deleteDimension?: { range: { sheetId: number; dimension: string; startIndex: number; endIndex: number } };
}

const EVERYTHING = Number.MAX_SAFE_INTEGER;

/** The cells of a range, as `values.get` answers them. */
export function readValues(book: Spreadsheet, a1: string): string[][] {
  const { tab, firstRow, lastRow, firstColumn, lastColumn } = rangeOf(book, a1);
  return trimmed(tab.rows.slice(firstRow, lastRow + 1).map((row) => row.slice(firstColumn, lastColumn + 1)));
}

/** Writes cells over a range, from its first cell on. */
export function updateValues(
  book: Spreadsheet,
  a1: string,
  values: unknown[][],
  option: string | null,
): void {
  const { tab, firstRow, firstColumn } = rangeOf(book, a1);
  for (const [index, cells] of values.entries()) {
    while (tab.rows.length <= firstRow + index) tab.rows.push([]);
    writeCells(tab.rows[firstRow + index] ?? [], firstColumn, cells, option);
  }
}

/** Adds rows after the last one that is not empty. */
export function appendValues(
  book: Spreadsheet,
  a1: string,
  values: unknown[][],
  option: string | null,
): void {
  const { tab, firstColumn } = rangeOf(book, a1);
  tab.rows = trimmed(tab.rows);
  for (const cells of values) {
    const row: string[] = [];
    writeCells(row, firstColumn, cells, option);
    tab.rows.push(row);
  }
}

/** `spreadsheets.batchUpdate`, of which only the deletion of rows is known; all or nothing. */
export function batchUpdate(book: Spreadsheet, requests: DeleteRows[]): void {
  const deletions = requests.map(({ deleteDimension }) => {
    if (deleteDimension?.range.dimension !== 'ROWS') {
      throw new SheetsRefusal(400, 'INVALID_ARGUMENT', 'Only rows can be deleted here');
    }
    const tab = book.tabs.find(({ gid }) => gid === deleteDimension.range.sheetId);
    if (!tab) throw new SheetsRefusal(400, 'INVALID_ARGUMENT', 'No grid with id');
    return { tab, ...deleteDimension.range };
  });
  for (const { tab, startIndex, endIndex } of deletions) tab.rows.splice(startIndex, endIndex - startIndex);
}

/** What was typed as a formula would be computed; this only shows that it would. */
function writeCells(row: string[], from: number, cells: unknown[], option: string | null): void {
  for (const [index, cell] of cells.entries()) {
    while (row.length < from + index) row.push('');
    const text = String(cell ?? '');
    row[from + index] = option !== 'RAW' && /^[=+]/.test(text) ? '#ERROR!' : text;
  }
}

function rangeOf(book: Spreadsheet, a1: string): Range {
  const [, quoted, plain, cells = ''] = /^(?:'((?:[^']|'')+)'|([^!]+))(?:!(.*))?$/.exec(a1) ?? [];
  const title = quoted?.replaceAll("''", "'") ?? plain;
  const tab = book.tabs.find((one) => one.title === title);
  const [from = '', to = from] = cells.split(':');
  const start = cellOf(from);
  const end = cellOf(to);
  if (!tab || !start || !end) {
    throw new SheetsRefusal(400, 'INVALID_ARGUMENT', `Unable to parse range: ${a1}`);
  }
  return {
    tab,
    firstRow: start.row ?? 0,
    lastRow: end.row ?? EVERYTHING - 1,
    firstColumn: start.column ?? 0,
    lastColumn: end.column ?? EVERYTHING - 1,
  };
}

function cellOf(text: string): { row: number | null; column: number | null } | null {
  const [whole, letters, digits] = /^([A-Z]*)(\d*)$/.exec(text) ?? [];
  if (whole === undefined) return null;
  const column = [...(letters ?? '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { row: digits ? Number(digits) - 1 : null, column: letters ? column - 1 : null };
}

function trimmed(rows: string[][]): string[][] {
  const short = rows.map((row) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1));
  return short.slice(0, short.findLastIndex((row) => row.length > 0) + 1);
}
