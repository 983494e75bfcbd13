import { type Selectable, sql, type Updateable } from 'kysely';
import { isReference } from '#content/content.contract.ts';
import { raiseContentVersion } from '#db/content-version.db.server.ts';
import type { Db, Trx } from '#db/store.ts';
import type { SheetsTable } from '#db/tables.ts';
import { newId } from '#lib/ids.server.ts';
import { nameKey, type SheetColumn } from './sheets.rules.ts';

export type SheetRow = Selectable<SheetsTable>;

/** A sheet to be made; its texts are taken as they are: the caller has checked them. */
export interface NewSheet {
  /** A new one when missing. */
  id?: string | undefined;
  name: string;
  title: string;
  subTitle: string;
  imageId: string | null;
  imageAlt: string;
  /** Google's own id, or null while leads go to no spreadsheet. */
  googleSpreadsheetId: string | null;
  tab: string;
  columns: readonly SheetColumn[];
  active: boolean;
}

/** The sheet that an influencer's link names while it is open to visitors, or null. */
export async function findSheetByName(db: Db, name: string): Promise<SheetRow | null> {
  const key = isReference(name) ? nameKey(name) : '';
  if (key === '') return null;
  return (await openSheets(db).where('name_key', '=', key).executeTakeFirst()) ?? null;
}

/** Whether `spreadsheetId` names a sheet whose form is open (decision 8). */
export async function isOpenSheet(db: Db, id: string): Promise<boolean> {
  return (await openSheets(db).where('id', '=', id).executeTakeFirst()) !== undefined;
}

function openSheets(db: Db) {
  return keptSheets(db).where('active', '=', 1);
}

/** Adds a sheet, raises the content version and returns its id. Its name must be free. */
export async function insertSheet(trx: Trx, sheet: NewSheet, now: Date): Promise<string> {
  const id = sheet.id ?? newId();
  await trx
    .insertInto('sheets')
    .values({
      id,
      name: sheet.name,
      name_key: nameKey(sheet.name),
      title: sheet.title,
      sub_title: sheet.subTitle,
      image_id: sheet.imageId,
      image_alt: sheet.imageAlt,
      google_spreadsheet_id: sheet.googleSpreadsheetId,
      tab: sheet.tab,
      columns: JSON.stringify(sheet.columns),
      active: sheet.active ? 1 : 0,
      report_key: newId(),
      deleted_at: null,
      version: 1,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .execute();
  await raiseContentVersion(trx);
  return id;
}

/** Every sheet that is not deleted, newest first. */
export function listSheets(db: Db): Promise<SheetRow[]> {
  return keptSheets(db).orderBy('created_at', 'desc').orderBy('id').execute();
}

/** A sheet by its public id, open or closed; null where it is deleted or never was. */
export async function findSheet(db: Db, id: string): Promise<SheetRow | null> {
  return (await keptSheets(db).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Whether there is a sheet with this id, or was before it was deleted. */
export async function wasMade(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('sheets').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Whether another sheet has a name that cannot be told from this one. */
export async function isNameTaken(db: Db, name: string, except: string | null): Promise<boolean> {
  const other = await keptSheets(db).where('name_key', '=', nameKey(name)).executeTakeFirst();
  return other !== undefined && other.id !== except;
}

/** Whether a sheet has already all that a change gives it. */
export function changesNothing(row: SheetRow, change: Partial<NewSheet>): boolean {
  const now = row as unknown as Record<string, unknown>;
  return Object.entries(columnsOf(change)).every(([column, value]) => now[column] === value);
}

/** Changes what is given of a sheet, and raises its version and the content's. */
export async function updateSheet(trx: Trx, id: string, change: Partial<NewSheet>, now: Date): Promise<void> {
  await trx
    .updateTable('sheets')
    .set({ ...columnsOf(change), version: sql`version + 1`, updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
  await raiseContentVersion(trx);
}

/** Deletes a sheet: its link and form are gone and its name is free; its leads and what waits stay. */
export async function removeSheet(trx: Trx, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('sheets')
    .set({ deleted_at: now.toISOString(), updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
  await raiseContentVersion(trx);
}

/** How many leads came through each sheet, by its id, without those that were put aside as suspicious. */
export async function countLeadsBySheet(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('leads')
    .select(({ fn }) => ['sheet_id', fn.countAll<number | string>().as('count')])
    .where('sheet_id', 'is not', null)
    .where('quarantined', '=', 0)
    .groupBy('sheet_id')
    .execute();
  return new Map(rows.map(({ sheet_id, count }) => [String(sheet_id), Number(count)]));
}

/** The sheet whose report an address opens, open or closed; null unless name and key belong together. */
export async function findSheetByReport(db: Db, name: string, key: string): Promise<SheetRow | null> {
  if (!isReference(name) || !isReference(key)) return null;
  const row = await keptSheets(db)
    .where('name_key', '=', nameKey(name))
    .where('report_key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

/** How many leads came through a sheet since a moment, by the UTC hour they came in (`2026-11-20T21`). */
export async function countLeadsByHour(
  db: Db,
  id: string,
  since: Date,
): Promise<ReadonlyMap<string, number>> {
  const hour = sql<string>`substr(created_at, 1, 13)`;
  const rows = await db
    .selectFrom('leads')
    .select(({ fn }) => [hour.as('hour'), fn.countAll<number | string>().as('count')])
    .where('sheet_id', '=', id)
    .where('quarantined', '=', 0)
    .where('created_at', '>=', since.toISOString())
    .groupBy(hour)
    .execute();
  return new Map(rows.map(({ hour, count }) => [hour, Number(count)]));
}

function keptSheets(db: Db) {
  return db.selectFrom('sheets').selectAll().where('deleted_at', 'is', null);
}

function columnsOf(sheet: Partial<NewSheet>): Updateable<SheetsTable> {
  const { name, title, subTitle, imageId, imageAlt, googleSpreadsheetId, tab, columns, active } = sheet;
  const row: Updateable<SheetsTable> = {
    name,
    name_key: name === undefined ? undefined : nameKey(name),
    title,
    sub_title: subTitle,
    image_id: imageId,
    image_alt: imageAlt,
    google_spreadsheet_id: googleSpreadsheetId,
    tab,
    columns: columns && JSON.stringify(columns),
    active: active === undefined ? undefined : Number(active),
  };
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
}
