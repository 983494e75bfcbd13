import type { ContentTable } from '#content/content-type.ts';
import { visibleIn } from '#content/visible.db.server.ts';
import type { Db } from '#db/store.ts';
import { RECORD_FOLDERS, STATIC_PAGES } from './findability.rules.ts';

/** A page that search engines are told of. */
export interface ListedPage {
  path: string;
  /** ISO 8601; null where nothing says it. */
  changed: string | null;
}

type PagedTable = keyof typeof RECORD_FOLDERS;
const TABLES = Object.keys(RECORD_FOLDERS) as PagedTable[];
/** What the home page shows, beside the clinic's facts. */
const AT_HOME: ContentTable[] = [...TABLES, 'offers', 'heroes'];

/** How many pages visitors can see at a moment. */
export async function countPages(db: Db, at: Date): Promise<number> {
  const counts = await Promise.all(TABLES.map((table) => countRecords(db, table, at)));
  return counts.reduce((sum, count) => sum + count, STATIC_PAGES.length);
}

/**
 * The pages from the `from`th (0 the first) on, at most `most`: those that every clinic has, then the records type by
 * type, in an order that an edit does not change.
 */
export async function listPages(db: Db, at: Date, from: number, most: number): Promise<ListedPage[]> {
  const pages = from < STATIC_PAGES.length ? (await staticPages(db, at)).slice(from, from + most) : [];
  let skipped = Math.max(0, from - STATIC_PAGES.length);
  for (const table of TABLES) {
    if (pages.length === most) break;
    const count = await countRecords(db, table, at);
    if (skipped < count) pages.push(...(await records(db, table, at, skipped, most - pages.length)));
    skipped = Math.max(0, skipped - count);
  }
  return pages;
}

async function records(db: Db, table: PagedTable, at: Date, from: number, most: number) {
  const rows = await visibleIn(db, table, at)
    .select(['slug', 'updated_at'])
    .orderBy('id')
    .offset(from)
    .limit(most)
    .execute();
  return rows.map((row) => ({ path: RECORD_FOLDERS[table] + row.slug, changed: row.updated_at }));
}

async function staticPages(db: Db, at: Date): Promise<ListedPage[]> {
  const newest = new Map<ContentTable, string | null>();
  for (const table of AT_HOME) newest.set(table, await newestChange(db, table, at));
  const facts = await db.selectFrom('settings').select('updated_at').where('id', '=', 1).executeTakeFirst();
  const home = [...newest.values(), facts?.updated_at ?? null].reduce(later, null);
  return STATIC_PAGES.map((page) => {
    if ('lists' in page) return { path: page.path, changed: newest.get(page.lists) ?? null };
    return { path: page.path, changed: page.path === '/' ? home : (facts?.updated_at ?? null) };
  });
}

async function newestChange(db: Db, table: ContentTable, at: Date): Promise<string | null> {
  const row = await visibleIn(db, table, at)
    .select((eb) => eb.fn.max('updated_at').as('newest'))
    .executeTakeFirst();
  return row?.newest ?? null;
}

async function countRecords(db: Db, table: ContentTable, at: Date): Promise<number> {
  const { count } = await visibleIn(db, table, at)
    .select((eb) => eb.fn.countAll<number | string | bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function later(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return a > b ? a : b;
}
