import { pino } from 'pino';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Trx } from '#db/store.ts';
import { readSettings, saveSettings } from '#features/site/settings.db.server.ts';
import { preparePicture } from '#media/accept-picture.server.ts';
import { savePicture } from '#media/media.db.server.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { addHero, addSection } from '#testing/content.ts';
import { seededRows, standIns } from '#testing/demo.ts';
import { smallPicture } from '#testing/pictures.ts';
import type { DemoPictures } from './demo-pictures.server.ts';
import { DEMO_SECTIONS } from './sections.ts';
import { insertDemo, seedDemo } from './seed.server.ts';

const log = pino({ level: 'silent' });

describe('a store that holds anything', () => {
  let place: TestApp;
  let pictures: DemoPictures;
  beforeAll(async () => {
    pictures = await standIns();
  });
  beforeEach(async () => {
    place = await testApp();
  });
  afterEach(() => place.close());

  it.each([
    ['a section', () => addSection(place)],
    ['a section in the bin', binnedSection],
    ['a head of the home page', () => addHero(place)],
    ['settings', anySettings],
    [
      'a picture',
      async () => place.store.write(async (trx) => savePicture(trx, await anyPicture(), place.clock())),
    ],
    ['a lead', () => place.store.write(addLead)],
  ])('is left alone: %s', async (_what, put) => {
    await put();
    const before = await seededRows(place.store);
    expect(await seedDemo({ ...place, log })).toBe(false);
    expect(await place.store.write((trx) => insertDemo(trx, pictures, place.clock()))).toBe(false);
    expect(await seededRows(place.store)).toEqual(before);
  });

  it('is empty again when the start is killed while it writes', async () => {
    const before = await seededRows(place.store);
    const killed = place.store.write(async (trx) => {
      expect(await insertDemo(trx, pictures, place.clock())).toBe(true);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await seededRows(place.store)).toEqual(before);
    expect(await place.store.write((trx) => insertDemo(trx, pictures, place.clock()))).toBe(true);
  });

  it('gets one clinic where two processes start at once', async () => {
    const seed = () => place.store.write((trx) => insertDemo(trx, pictures, place.clock()));
    expect((await Promise.all([seed(), seed()])).toSorted()).toEqual([false, true]);
    expect(await seededRows(place.store)).toMatchObject({ sections: DEMO_SECTIONS.length, settings: 1 });
  });

  async function anySettings(): Promise<void> {
    const settings = await readSettings(place.store.read);
    await place.store.write((trx) => saveSettings(trx, settings, place.clock()));
  }

  async function anyPicture() {
    return pictures.values().next().value ?? preparePicture(await smallPicture());
  }

  async function binnedSection(): Promise<void> {
    const { id } = await addSection(place);
    const deleted_at = place.clock().toISOString();
    await place.store.write((trx) =>
      trx.updateTable('sections').set({ deleted_at }).where('id', '=', id).execute(),
    );
  }

  async function addLead(trx: Trx): Promise<void> {
    const at = place.clock().toISOString();
    const nobody = { section_id: null, service_id: null, user_id: null, source: 'booking', status: 'new' };
    const person = {
      name: 'نورة العتيبي',
      phone: '+966501234567',
      city: 'مكة',
      search: '',
      attribution: '{}',
    };
    const lead = {
      id: 'f'.repeat(32),
      reference: 'BS-7K3M9Q',
      quarantined: 0,
      version: 1,
      created_at: at,
      updated_at: at,
    };
    await trx
      .insertInto('leads')
      .values({ ...lead, ...nobody, ...person })
      .execute();
  }
});
