import { presentImage } from '#media/media-address.ts';
import type { PublicSheet } from './sheets.contract.ts';
import type { SheetRow } from './sheets.db.server.ts';

/** A sheet as visitors get it; nothing else of its row leaves the server. */
export function presentPublicSheet(row: SheetRow): PublicSheet {
  return {
    _id: row.id,
    id: row.id,
    sheet_id: row.id,
    name: row.name,
    slug: row.name.replace(/\s+/g, '-'),
    title: row.title,
    subTitle: row.sub_title,
    image: presentImage(row.image_id, row.image_alt),
  };
}
