import type { ContentColumns } from '#db/content-tables.ts';
import { raiseContentVersion } from '#db/content-version.db.server.ts';
import type { Trx } from '#db/store.ts';
import { foldArabic } from '#lib/arabic.ts';
import { newId } from '#lib/ids.server.ts';
import { slugify } from '#lib/slug.ts';
import type { ContentTable, KeptType, OwnColumns } from './content-type.ts';
import { searchedTexts } from './fields.ts';
import { saveLinks } from './links.db.server.ts';
import { freeSlug } from './slugs.db.server.ts';
import { anyContent, contentIn } from './visible.db.server.ts';

/** A record to be made. What is left out: no picture, published at once and for ever, last in the clinic's order. */
export interface NewContent<T extends ContentTable> {
  /** A new one when missing. */
  id?: string | undefined;
  title: string;
  subTitle: string;
  /** Made from the title when missing; a number follows where it is taken. */
  slug?: string;
  imageId?: string | null;
  imageAlt?: string;
  status?: ContentColumns['status'];
  publishAt?: Date | null;
  unpublishAt?: Date | null;
  position?: number;
  /** The columns that only this type has. */
  own: OwnColumns<T>;
  /** Its linked lists in their order, by the names of the type's `links`; one that is missing is empty. */
  links?: Readonly<Record<string, readonly string[]>>;
}

/** Adds a record of a type and raises the content version. Texts are taken as they are: the caller has checked them. */
export async function createContent<T extends ContentTable>(
  trx: Trx,
  type: KeptType & { table: T },
  input: NewContent<T>,
  at: Date,
): Promise<{ id: string; slug: string }> {
  const id = input.id ?? newId();
  const slug = await freeSlug(trx, type.table, slugify(input.slug ?? input.title) || id);
  const row: ContentColumns = {
    id,
    slug,
    title: input.title,
    sub_title: input.subTitle,
    search: foldArabic(searchedTexts(type, { ...input.own, title: input.title, sub_title: input.subTitle })),
    image_id: input.imageId ?? null,
    image_alt: input.imageAlt ?? '',
    status: input.status ?? 'published',
    publish_at: input.publishAt?.toISOString() ?? null,
    unpublish_at: input.unpublishAt?.toISOString() ?? null,
    deleted_at: null,
    position: input.position ?? (await lastPosition(trx, type.table)) + 1,
    version: 1,
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
  };
  await anyContent(trx)
    .insertInto(type.table as 'content')
    .values({ ...row, ...input.own })
    .execute();
  for (const [name, linked] of Object.entries(type.links ?? {})) {
    await saveLinks(trx, linked, id, input.links?.[name] ?? []);
  }
  await raiseContentVersion(trx);
  return { id, slug };
}

async function lastPosition(trx: Trx, table: ContentTable): Promise<number> {
  const row = await contentIn(trx, table)
    .select((eb) => eb.fn.max('position').as('last'))
    .executeTakeFirst();
  return row?.last ?? 0;
}
