import type { Deps } from '#api/deps.ts';
import type { AuditAction } from '#audit/audit.contract.ts';
import { recordAudit } from '#audit/audit.db.server.ts';
import type { SessionUser } from '#auth/session-user.ts';
import { type PictureFields, takePicture } from '#content/picture.server.ts';
import { focalsOf } from '#content/staff-view.db.server.ts';
import { dropUnusedPictures } from '#content/unused-pictures.db.server.ts';
import type { Db, Trx } from '#db/store.ts';
import { clearProblem, listSheetDeliveries } from '#features/google/sheet-deliveries.db.server.ts';
import { makeDue } from '#features/google/sheet-rows.db.server.ts';
import { AppError } from '#lib/errors.ts';
import { idFor } from '#lib/ids.server.ts';
import { presentSheet } from './present-sheet.server.ts';
import type { SheetInput, SheetRecord } from './sheets.contract.ts';
import {
  changesNothing,
  countLeadsBySheet,
  findSheet,
  insertSheet,
  isNameTaken,
  listSheets,
  type NewSheet,
  removeSheet,
  type SheetRow,
  updateSheet,
  wasMade,
} from './sheets.db.server.ts';
import { SHEET_COLUMNS, USUAL_TAB } from './sheets.rules.ts';

/** A change as its body brings it: any part of the input, a picture, and the edit it was made of. */
export type SheetChange = Partial<SheetInput> & PictureFields & { version?: number | undefined };

/** All sheets with their figures, newest first. */
export async function presentSheets({ store, config }: Deps): Promise<SheetRecord[]> {
  const { read } = store;
  const rows = await listSheets(read);
  const [leads, deliveries, focals] = await Promise.all([
    countLeadsBySheet(read),
    listSheetDeliveries(read),
    focalsOf(read, rows),
  ]);
  return rows.map((row) => {
    const delivery = deliveries.find(({ sheetId }) => sheetId === row.id);
    const focal = focals.get(row.image_id ?? '') ?? null;
    return presentSheet(row, { leads: leads.get(row.id) ?? 0, delivery, focal }, config.publicUrl);
  });
}

/**
 * One sheet as it is now.
 * @throws {AppError} NOT_FOUND.
 */
export async function presentOneSheet(deps: Deps, id: string): Promise<SheetRecord> {
  const sheet = (await presentSheets(deps)).find(({ sheet_id }) => sheet_id === id);
  if (!sheet) throw new AppError('NOT_FOUND');
  return sheet;
}

/**
 * Makes a sheet, open unless it says otherwise, and returns its id. With the same `key` a person makes one, however often
 * it is sent; what was sent last holds, unless the sheet was changed since.
 * @throws {AppError} SHEET_NAME_TAKEN, PICTURE_REFUSED; NOT_FOUND where what the key made is deleted; CONFLICT with
 * `current` where it differs from what it was changed to since.
 */
export async function addSheet(
  deps: Deps,
  caller: SessionUser,
  { image, focalX, focalY, ...input }: SheetInput & PictureFields,
  key: string | undefined,
): Promise<string> {
  const kept = key ? idFor('sheets', caller.id, key) : undefined;
  const store = await takePicture(deps.store.read, { image, focalX, focalY }, null);
  const now = deps.clock();
  const adding = deps.store.write(async (trx) => {
    const imageId = store ? await store(trx, now) : undefined;
    if (kept && (await wasMade(trx, kept))) {
      await change(trx, { caller, id: kept, input, imageId, version: 1, now });
      return kept;
    }
    await assertFree(trx, input.name, null);
    const sheet: NewSheet = {
      id: kept,
      name: input.name,
      title: input.title,
      subTitle: input.subTitle ?? '',
      imageId: imageId ?? null,
      imageAlt: input.imageAlt ?? '',
      googleSpreadsheetId: input.spreadsheet ?? null,
      tab: input.tab ?? USUAL_TAB,
      columns: input.columns ?? SHEET_COLUMNS,
      active: input.active ?? true,
    };
    const id = await insertSheet(trx, sheet, now);
    await audit(trx, { caller, action: 'sheet.create', id, title: input.title, now });
    return id;
  });
  return kept ? adding.catch((error: unknown) => tellCurrent(deps, error, kept)) : adding;
}

/**
 * Changes what is given. Rows that wait go to where the sheet leads from now on. A change that changes nothing leaves
 * everything as it is, and so does a retry of one that was done.
 * @throws {AppError} NOT_FOUND, CONFLICT with `current` for a stale `version`, SHEET_NAME_TAKEN, PICTURE_REFUSED.
 */
export async function changeSheet(
  deps: Deps,
  caller: SessionUser,
  id: string,
  { image, focalX, focalY, version, ...given }: SheetChange,
): Promise<void> {
  // A picture takes its words with it.
  const input = image === null ? { ...given, imageAlt: '' } : given;
  const before = await existing(deps.store.read, id);
  const store = await takePicture(deps.store.read, { image, focalX, focalY }, before);
  const now = deps.clock();
  const changing = deps.store.write(async (trx) => {
    const imageId = store ? await store(trx, now) : undefined;
    await change(trx, { caller, id, input, imageId, version, now });
  });
  await changing.catch((error: unknown) => tellCurrent(deps, error, id));
  deps.outbox.wake();
}

interface Changed {
  caller: SessionUser;
  id: string;
  input: Partial<SheetInput>;
  /** Undefined where it stays; null: none. */
  imageId: string | null | undefined;
  version?: number | undefined;
  now: Date;
}

async function change(trx: Trx, { caller, id, input, imageId, version, now }: Changed): Promise<void> {
  const row = await existing(trx, id);
  const { spreadsheet, ...given } = input;
  const columns = { ...given, imageId, googleSpreadsheetId: spreadsheet };
  // What was wrong with the place may be mended by now, in another place or in this one.
  if (spreadsheet !== undefined || columns.tab !== undefined) await tryAnew(trx, id, now);
  if (changesNothing(row, columns)) return;
  if (version !== undefined && version !== row.version) throw new AppError('CONFLICT');
  if (columns.name !== undefined) await assertFree(trx, columns.name, id);
  await updateSheet(trx, id, columns, now);
  if (imageId !== undefined && row.image_id) await dropUnusedPictures(trx, [row.image_id]);
  await audit(trx, { caller, action: 'sheet.change', id, title: columns.title ?? row.title, now });
}

/**
 * Deletes a sheet; its leads stay, and what waits is still delivered.
 * @throws {AppError} NOT_FOUND.
 */
export async function deleteSheet(deps: Deps, caller: SessionUser, id: string): Promise<void> {
  const now = deps.clock();
  await deps.store.write(async (trx) => {
    const { title } = await existing(trx, id);
    await removeSheet(trx, id, now);
    await audit(trx, { caller, action: 'sheet.remove', id, title, now });
  });
}

async function tellCurrent(deps: Deps, error: unknown, id: string): Promise<never> {
  if (!(error instanceof AppError) || error.code !== 'CONFLICT') throw error;
  throw new AppError('CONFLICT', { current: await presentOneSheet(deps, id) });
}

async function tryAnew(trx: Trx, id: string, now: Date): Promise<void> {
  await clearProblem(trx, id);
  await makeDue(trx, id, now);
}

async function existing(db: Db, id: string): Promise<SheetRow> {
  const row = await findSheet(db, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

async function assertFree(trx: Trx, name: string, except: string | null): Promise<void> {
  if (!(await isNameTaken(trx, name, except))) return;
  throw new AppError('SHEET_NAME_TAKEN', { fields: { name: 'SHEET_NAME_TAKEN' } });
}

interface Audited {
  caller: SessionUser;
  action: AuditAction;
  id: string;
  title: string;
  now: Date;
}

function audit(trx: Trx, { caller, action, id, title, now }: Audited): Promise<void> {
  return recordAudit(trx, { actor: caller.id, action, subject: { type: 'sheet', id, title }, at: now });
}
