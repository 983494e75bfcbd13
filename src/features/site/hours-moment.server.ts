import type { Db } from '#db/store.ts';
import { nextOverrideMoment } from './opening-hours.rules.ts';
import { readSettings } from './settings.db.server.ts';

/** The next moment at which the clock alone changes the special hours that the home page lists, or null. */
export async function nextHoursMoment(db: Db, at: Date): Promise<Date | null> {
  return nextOverrideMoment((await readSettings(db)).hours, at);
}
