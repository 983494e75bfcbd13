import type { Logger } from 'pino';
import type { Db, Store, Trx } from '#db/store.ts';
import type { Clock } from '#lib/clock.ts';
import { CONTENT_TABLES } from '#lib/content-types.ts';
import { type DemoPictures, drawPictures } from './demo-pictures.server.ts';
import { insertClinic } from './insert-demo.server.ts';

/** What somebody may have stored: any of it makes the store theirs. */
const THEIRS = [...CONTENT_TABLES, ...(['settings', 'sheets', 'media', 'leads'] as const)];

/**
 * Gives an empty store a clinic to look at. The pictures take a minute of one core, so they are made first; everything
 * is written in one transaction, and a start that is killed leaves nothing behind.
 * @returns whether it did. A store that holds any content, settings, picture or lead is left alone.
 */
export async function seedDemo(deps: { store: Store; clock: Clock; log: Logger }): Promise<boolean> {
  const { store, clock, log } = deps;
  if (!(await isEmpty(store.read))) return false;
  log.info('the store is empty: drawing the demo content, once');
  const pictures = await drawPictures();
  return store.write((trx) => insertDemo(trx, pictures, clock()));
}

/** The writing part of `seedDemo`: false where somebody stored something while the pictures were drawn. */
export async function insertDemo(trx: Trx, pictures: DemoPictures, now: Date): Promise<boolean> {
  if (!(await isEmpty(trx))) return false;
  await insertClinic({ trx, pictures, now });
  return true;
}

async function isEmpty(db: Db): Promise<boolean> {
  for (const table of THEIRS) {
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return false;
  }
  return true;
}
