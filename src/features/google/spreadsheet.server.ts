import type { sheets_v4 } from '@googleapis/sheets';
import { sheetHeaders } from '#messages/google.ts';
import type { GoogleGate } from './google-gate.server.ts';
import {
  columnName,
  layOutHeader,
  layOutRow,
  rangeOf,
  type SheetLayout,
  superfluousRows,
} from './sheet-layout.rules.ts';
import type { DeliveredSheet, SheetRow } from './sheet-rows.db.server.ts';

/** One tab of somebody's spreadsheet. Each method is one request, or says how many, taken out of the budget. */
export class SpreadsheetTab {
  readonly #gate: GoogleGate;
  readonly #service: sheets_v4.Sheets;
  readonly #sheet: DeliveredSheet & { spreadsheetId: string };

  constructor(
    gate: GoogleGate,
    service: sheets_v4.Sheets,
    sheet: DeliveredSheet & { spreadsheetId: string },
  ) {
    this.#gate = gate;
    this.#service = service;
    this.#sheet = sheet;
  }

  /** The header as it is, made complete where it is not: a read, and a write where something was missing. */
  async layout(): Promise<SheetLayout> {
    const { columns } = this.#sheet;
    const [found = []] = await this.#read('1:1');
    const wanted = columns.map((column) => sheetHeaders[column]);
    const layout = layOutHeader(found, sheetHeaders, wanted);
    if (layout.changed) {
      await this.#gate.spend('writes');
      await this.#service.spreadsheets.values.update({
        spreadsheetId: this.#sheet.spreadsheetId,
        range: this.#range('A1'),
        valueInputOption: 'RAW',
        requestBody: { values: [layout.header] },
      });
    }
    return layout;
  }

  /** What stands in the id column, the header's cell included: index + 1 is the row's number. */
  async ids({ idAt }: SheetLayout): Promise<string[]> {
    const name = columnName(idAt);
    return (await this.#read(`${name}:${name}`)).map(([cell = '']) => cell);
  }

  /** Adds rows after the last one, as they are: a phone stays a text, and nothing becomes a formula. */
  async append(layout: SheetLayout, rows: readonly SheetRow[]): Promise<void> {
    await this.#gate.spend('writes');
    await this.#service.spreadsheets.values.append({
      spreadsheetId: this.#sheet.spreadsheetId,
      range: this.#range('A1'),
      valueInputOption: 'RAW',
      insertDataOption: 'INSERT_ROWS',
      requestBody: { values: rows.map(({ id, cells }) => layOutRow(layout, id, cells)) },
    });
  }

  /** Of rows that repeat one id each, removes all but one; rows with a note of somebody's stay. Two reads and a write. */
  async removeDoubles(layout: SheetLayout, doubles: ReadonlyMap<string, readonly number[]>): Promise<number> {
    const rows = [...doubles.values()].flat();
    if (rows.length === 0) return 0;
    await this.#gate.spend('reads');
    const { data } = await this.#service.spreadsheets.values.batchGet({
      spreadsheetId: this.#sheet.spreadsheetId,
      ranges: rows.map((row) => this.#range(`${row + 1}:${row + 1}`)),
    });
    const cells = new Map(
      rows.map((row, index) => [row, textsOf(data.valueRanges?.[index]?.values)[0] ?? []]),
    );
    const superfluous = [...doubles.values()].flatMap((places) =>
      superfluousRows(
        places.map((row) => ({ row, cells: cells.get(row) ?? [] })),
        layout,
      ),
    );
    await this.removeRows(superfluous);
    return superfluous.length;
  }

  /** Removes rows by their index, from the last to the first. A read and a write. */
  async removeRows(rows: readonly number[]): Promise<void> {
    if (rows.length === 0) return;
    const sheetId = await this.#gid();
    await this.#gate.spend('writes');
    await this.#service.spreadsheets.batchUpdate({
      spreadsheetId: this.#sheet.spreadsheetId,
      requestBody: {
        requests: rows
          .toSorted((a, b) => b - a)
          .map((row) => ({
            deleteDimension: { range: { sheetId, dimension: 'ROWS', startIndex: row, endIndex: row + 1 } },
          })),
      },
    });
  }

  async #gid(): Promise<number> {
    await this.#gate.spend('reads');
    const { data } = await this.#service.spreadsheets.get({
      spreadsheetId: this.#sheet.spreadsheetId,
      fields: 'sheets.properties(sheetId,title)',
    });
    const tab = data.sheets?.find(({ properties }) => properties?.title === this.#sheet.tab);
    return tab?.properties?.sheetId ?? 0;
  }

  async #read(cells: string): Promise<string[][]> {
    await this.#gate.spend('reads');
    const { data } = await this.#service.spreadsheets.values.get({
      spreadsheetId: this.#sheet.spreadsheetId,
      range: this.#range(cells),
    });
    return textsOf(data.values);
  }

  #range(cells: string): string {
    return rangeOf(this.#sheet.tab, cells);
  }
}

function textsOf(values: unknown[][] | null | undefined): string[][] {
  return (values ?? []).map((row) => row.map((cell) => String(cell ?? '')));
}
