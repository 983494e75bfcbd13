import type { SheetDelivery } from '#features/google/sheet-deliveries.db.server.ts';
import { publicAddress } from '#features/site/findability.rules.ts';
import { presentImage } from '#media/media-address.ts';
import { ERROR_MESSAGES } from '#messages/errors.ts';
import type { PublicSheet, SheetRecord } from './sheets.contract.ts';
import type { SheetRow } from './sheets.db.server.ts';
import { readColumns, sheetSlug, spreadsheetAddress } from './sheets.rules.ts';

/** A sheet as visitors get it; nothing else of its row leaves the server. */
export function presentPublicSheet(row: SheetRow): PublicSheet {
  return {
    _id: row.id,
    id: row.id,
    sheet_id: row.id,
    name: row.name,
    slug: sheetSlug(row.name),
    title: row.title,
    subTitle: row.sub_title,
    image: presentImage(row.image_id, row.image_alt),
  };
}

/** What is known of a sheet beside its row. */
export interface SheetFigures {
  leads: number;
  /** Undefined where nothing was ever to be delivered. */
  delivery: SheetDelivery | undefined;
  /** What its picture is centred on, 0 to 1 each way. */
  focal: { x: number; y: number } | null;
}

/** A sheet as superadmins get it; `publicUrl` is where the site is. */
export function presentSheet(
  row: SheetRow,
  { leads, delivery, focal }: SheetFigures,
  publicUrl: string,
): SheetRecord {
  const path = `/Influence/${sheetSlug(row.name)}`;
  const { google_spreadsheet_id: id } = row;
  const waiting = delivery?.waiting ?? 0;
  const problem = delivery?.problem ?? null;
  return {
    ...presentPublicSheet(row),
    link: publicAddress(publicUrl, path),
    report: publicAddress(publicUrl, `${path}/report/${row.report_key}`),
    spreadsheet: id === null ? null : { id, url: spreadsheetAddress(id) },
    tab: row.tab,
    columns: readColumns(row.columns),
    active: row.active === 1,
    version: row.version,
    focal,
    input: {
      name: row.name,
      title: row.title,
      subTitle: row.sub_title,
      imageAlt: row.image_alt,
      spreadsheet: id,
      tab: row.tab,
      columns: readColumns(row.columns),
      active: row.active === 1,
    },
    leads,
    delivered: Math.max(0, leads - waiting),
    waiting,
    delivery: {
      state: stateOf(row, { leads, waiting, problem }),
      lastDeliveredAt: delivery?.lastDeliveredAt ?? null,
      problem: problem && ERROR_MESSAGES[problem],
      problemAt: delivery?.problemAt ?? null,
    },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function stateOf(
  row: SheetRow,
  { leads, waiting, problem }: { leads: number; waiting: number; problem: string | null },
): SheetRecord['delivery']['state'] {
  if (row.google_spreadsheet_id === null) return 'noSpreadsheet';
  if (problem) return 'problem';
  if (waiting > 0) return 'waiting';
  return leads > 0 ? 'delivered' : 'nothingYet';
}
