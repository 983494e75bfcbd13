import type { Logger } from 'pino';
import { createContent } from '#content/create-content.db.server.ts';
import type { Db, Store, Trx } from '#db/store.ts';
import { sectionType } from '#features/sections/sections.db.server.ts';
import { serviceType } from '#features/services/services.db.server.ts';
import type { Clock } from '#lib/clock.ts';
import { preparePicture, rasterise } from '#media/accept-picture.server.ts';
import type { PreparedPicture } from '#media/make-picture.server.ts';
import { savePicture } from '#media/media.db.server.ts';
import { drawIllustration, type IllustrationKey } from './illustrations/draw.ts';
import { DEMO_SECTIONS } from './sections.ts';
import { DEMO_SERVICES } from './services.ts';
import type { DemoSection, DemoService } from './types.ts';

export type DemoPictures = ReadonlyMap<IllustrationKey, PreparedPicture>;

const DAY = 86_400_000;
/** The clinic opened its sections before it wrote about any service. */
const SECTIONS_SINCE = 30;
/** As many pictures as the workshop makes at once. */
const LANES = 2;

/**
 * Gives an empty store a clinic to look at. The pictures take seconds, so they are made first; everything is written
 * in one transaction, and a start that is killed leaves nothing behind.
 * @returns whether it did. A store that holds any content, picture or lead is left alone.
 */
export async function seedDemo(deps: { store: Store; clock: Clock; log: Logger }): Promise<boolean> {
  const { store, clock, log } = deps;
  if (!(await isEmpty(store.read))) return false;
  log.info('the store is empty: drawing the demo content, once');
  const pictures = await drawPictures([...DEMO_SECTIONS, ...DEMO_SERVICES]);
  return store.write((trx) => insertDemo(trx, pictures, clock()));
}

/** The writing part of `seedDemo`: false where somebody stored something while the pictures were drawn. */
export async function insertDemo(trx: Trx, pictures: DemoPictures, now: Date): Promise<boolean> {
  if (!(await isEmpty(trx))) return false;
  const sectionIds = new Map<string, string>();
  for (const [place, demo] of DEMO_SECTIONS.entries()) {
    const record = await shared(trx, demo, pictures, now);
    const input = { ...record, position: place + 1, own: {} };
    const { id } = await createContent(trx, sectionType, input, daysBefore(now, SECTIONS_SINCE + place));
    sectionIds.set(demo.key, id);
  }
  for (const [age, demo] of oneOfEachSection(DEMO_SERVICES).entries()) {
    const own = {
      section_id: sectionIds.get(demo.sectionKey) ?? '',
      description: JSON.stringify(demo.description),
      features: JSON.stringify(demo.features),
      price_from: demo.priceFrom,
    };
    const record = await shared(trx, demo, pictures, now);
    const input = { ...record, position: DEMO_SERVICES.indexOf(demo) + 1, own };
    await createContent(trx, serviceType, input, daysBefore(now, age + 1));
  }
  return true;
}

/** Every picture as an upload would have it. */
async function drawPictures(entries: readonly (DemoSection | DemoService)[]): Promise<DemoPictures> {
  const pictures = new Map<IllustrationKey, PreparedPicture>();
  const waiting = entries.values();
  const lane = async () => {
    for (const { illustration, focal } of waiting) {
      const file = await rasterise(drawIllustration(illustration));
      const centre = focal && { x: Math.round(focal.x * 1000), y: Math.round(focal.y * 1000) };
      pictures.set(illustration, await preparePicture(file, { focal: centre }));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return pictures;
}

/** What sections and services have in common. */
async function shared(trx: Trx, demo: DemoSection | DemoService, pictures: DemoPictures, now: Date) {
  const { title, subTitle, slug, imageAlt } = demo;
  const picture = pictures.get(demo.illustration);
  const imageId = picture ? await savePicture(trx, picture, now) : null;
  return { title, subTitle, slug, imageId, imageAlt };
}

/** The first service of every section, then the second ones: a first page of the newest shows the whole clinic. */
function oneOfEachSection(services: readonly DemoService[]): DemoService[] {
  const bySection = Map.groupBy(services, ({ sectionKey }) => sectionKey);
  const longest = Math.max(...[...bySection.values()].map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) =>
    [...bySection.values()].flatMap((own) => own.slice(place, place + 1)),
  ).flat();
}

async function isEmpty(db: Db): Promise<boolean> {
  for (const table of ['sections', 'services', 'media', 'leads'] as const) {
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return false;
  }
  return true;
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY);
}
