import type { Deps } from '#api/deps.ts';
import { findRow } from '#content/find-content.db.server.ts';
import { RECORD_FOLDERS } from './findability.rules.ts';

type PagedTable = keyof typeof RECORD_FOLDERS;

/** What stands before a record's slug in the path of each page that is about it. */
const FOLDERS: readonly (readonly [string, PagedTable])[] = [
  ...Object.entries(RECORD_FOLDERS).map(([table, folder]) => [folder, table as PagedTable] as const),
  ['/BookADeal/section/', 'sections'],
  ['/BookADeal/service/', 'services'],
];

/**
 * Where the record is now whose former slug a page's canonical path ends with (decision 31); null for every other
 * path. An `_id` stays: its page names the canonical address itself (decision 4).
 */
export async function movedPage(
  { store, clock }: Pick<Deps, 'store' | 'clock'>,
  path: string,
): Promise<string | null> {
  for (const [folder, table] of FOLDERS) {
    if (!path.startsWith(folder)) continue;
    const name = decodeURIComponent(path.slice(folder.length)).normalize('NFC');
    const row = await findRow(store.read, table, name, { at: clock() });
    if (row && row.slug !== name && row.id !== name) return folder + encodeURIComponent(row.slug);
  }
  return null;
}
