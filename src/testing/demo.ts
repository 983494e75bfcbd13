import type { Store } from '#db/store.ts';
import type { DemoPictures } from '#demo/demo-pictures.server.ts';
import { ILLUSTRATION_KEYS } from '#demo/illustrations/draw.ts';
import { CONTENT_TABLES } from '#lib/content-types.ts';
import { preparePicture } from '#media/accept-picture.server.ts';
import { smallPicture } from './pictures.ts';

const TABLES = [...CONTENT_TABLES, ...(['sheets', 'settings', 'media'] as const)];

/** How many rows each table has that a seeding fills. */
export async function seededRows(store: Store): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of TABLES) {
    found[table] = (await store.read.selectFrom(table).select('id').execute()).length;
  }
  return found;
}

/** One small picture under as many names as there are drawings: to be stored without a minute of drawing. */
export async function standIns(): Promise<DemoPictures> {
  const picture = await preparePicture(await smallPicture());
  const named = (place: number) => ({ ...picture, id: picture.id.replace(/^\w{4}/, `${1000 + place}`) });
  return new Map(ILLUSTRATION_KEYS.map((key, place) => [key, named(place)]));
}
