import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Trx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';
import { CONTENT_TABLES } from '#lib/content-types.ts';

/** Everything else that may show a picture, and the column that names it. */
const ELSEWHERE: Partial<Record<keyof Tables, string>> = {
  content_versions: 'image_id',
  sheets: 'image_id',
  users: 'image',
};

/** Removes those of the pictures that nothing shows or remembers any more. */
export async function dropUnusedPictures(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const holders = [...CONTENT_TABLES.map((table) => [table, 'image_id']), ...Object.entries(ELSEWHERE)];
  let unused = trx.deleteFrom('media').where('id', 'in', [...new Set(ids)]);
  for (const [table = '', column = ''] of holders) unused = unused.where(isNotIn(table, column));
  await unused.execute();
}

function isNotIn(table: string, column: string): RawBuilder<SqlBool> {
  return sql`not exists (select 1 from ${sql.table(table)} as holder where ${sql.ref(`holder.${column}`)} = media.id)`;
}
