import type { Trx } from '#db/store.ts';
import { preparePicture, rasterise } from '#media/accept-picture.server.ts';
import type { PreparedPicture } from '#media/make-picture.server.ts';
import { savePicture } from '#media/media.db.server.ts';
import { DEMO_DOCTORS } from './doctors.ts';
import { DEMO_HEROES } from './heroes.ts';
import { drawIllustration, type IllustrationKey } from './illustrations/draw.ts';
import { DEMO_NEWS } from './news.ts';
import { DEMO_OFFERS } from './offers.ts';
import { DEMO_SECTIONS } from './sections.ts';
import { DEMO_SERVICES } from './services.ts';

export type DemoPictures = ReadonlyMap<IllustrationKey, PreparedPicture>;

/** A drawing that a record shows. */
interface Shown {
  illustration: IllustrationKey;
  imageAlt: string;
  focal?: { x: number; y: number };
}

/** As many pictures as the workshop makes at once. */
const LANES = 2;

/** The picture of every demo record, as an upload would have it: about a second of one core each. */
export async function drawPictures(): Promise<DemoPictures> {
  const pictures = new Map<IllustrationKey, PreparedPicture>();
  const waiting = everyShown().values();
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

/** Stores a record's picture: what `createContent` takes of it. */
export async function storePicture(
  trx: Trx,
  { illustration, imageAlt }: Shown,
  pictures: DemoPictures,
  now: Date,
) {
  const picture = pictures.get(illustration);
  return { imageId: picture ? await savePicture(trx, picture, now) : null, imageAlt };
}

function everyShown(): Shown[] {
  const portraits = DEMO_DOCTORS.map(({ portrait, ...doctor }) => ({ ...doctor, illustration: portrait }));
  return [...DEMO_SECTIONS, ...DEMO_SERVICES, ...portraits, ...DEMO_NEWS, ...DEMO_OFFERS, ...DEMO_HEROES];
}
