import { sql } from 'kysely';
import { raiseContentVersion } from '#db/content-version.db.server.ts';
import type { Db, Trx } from '#db/store.ts';
import { clinicFacts } from '#messages/clinic.ts';
import { type PublicSettings, publicSettings } from './settings.contract.ts';

/** What holds for each fact that nobody has written. */
const DEFAULTS: PublicSettings = {
  ...clinicFacts,
  insurers: [],
  instalments: [],
  faq: [],
  whyUs: [],
  privacy: [],
  seo: { title: '', description: '', keywords: '' },
};

/** The clinic's facts; one that is missing, or kept in a shape that is not ours, is the default. */
export async function readSettings(db: Db): Promise<PublicSettings> {
  const row = await db.selectFrom('settings').select('data').where('id', '=', 1).executeTakeFirst();
  const kept: unknown = row ? JSON.parse(row.data) : {};
  const facts = Object.entries(publicSettings.shape).flatMap(([name, schema]) => {
    const read = schema.safeParse(Object(kept)[name]);
    return read.success ? [[name, read.data]] : [];
  });
  return { ...DEFAULTS, ...Object.fromEntries(facts) };
}

/** How often the facts were edited; 0 before the first time. */
export async function readSettingsVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('settings').select('version').where('id', '=', 1).executeTakeFirst();
  return row?.version ?? 0;
}

/** Keeps checked facts and raises the content version: every page shows some of them. */
export async function saveSettings(trx: Trx, settings: PublicSettings, at: Date): Promise<void> {
  const row = { data: JSON.stringify(settings), updated_at: at.toISOString() };
  await trx
    .insertInto('settings')
    .values({ id: 1, version: 1, ...row })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ ...row, version: sql`settings.version + 1` }),
    )
    .execute();
  await raiseContentVersion(trx);
}
