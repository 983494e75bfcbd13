import type { ContentColumns } from '#db/content-tables.ts';
import { presentImage } from '#media/media-address.ts';

/** What every content record says of itself; types add their own fields. */
export function presentContent(row: ContentColumns) {
  return {
    _id: row.id,
    id: row.id,
    slug: row.slug,
    title: row.title,
    subTitle: row.sub_title,
    image: presentImage(row.image_id, row.image_alt),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** A list as the store keeps it. */
export function readList(json: string): string[] {
  return JSON.parse(json) as string[];
}

/** A record cut down to `_id`, `id` and the fields asked for; whole when nothing was asked for (api.md). */
export function pickFields(record: object, select: readonly string[]): object {
  if (select.length === 0) return record;
  const wanted = new Set(['_id', 'id', ...select]);
  return Object.fromEntries(Object.entries(record).filter(([name]) => wanted.has(name)));
}
