import type { Selectable } from 'kysely';
import { isReference } from '#content/content.contract.ts';
import { raiseContentVersion } from '#db/content-version.db.server.ts';
import type { Db, Trx } from '#db/store.ts';
import type { SheetsTable } from '#db/tables.ts';
import { newId } from '#lib/ids.server.ts';
import { nameKey, type SheetColumn } from './sheets.rules.ts';

export type SheetRow = Selectable<SheetsTable>;

/** A sheet to be made; its texts are taken as they are: the caller has checked them. */
export interface NewSheet {
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
  return db.selectFrom('sheets').selectAll().where('active', '=', 1).where('deleted_at', 'is', null);
}

/** Adds a sheet, raises the content version and returns its id. Its name must be free. */
export async function insertSheet(trx: Trx, sheet: NewSheet, now: Date): Promise<string> {
  const id = newId();
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
