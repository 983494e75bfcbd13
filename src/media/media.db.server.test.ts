import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Store } from '#db/store.ts';
import { smallPicture } from '#testing/pictures.ts';
import { testStore } from '#testing/store.ts';
import { preparePicture } from './accept-picture.server.ts';
import type { PreparedPicture } from './make-picture.server.ts';
import { findVariant, savePicture } from './media.db.server.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
let store: Store;
let picture: PreparedPicture;

beforeAll(async () => {
  picture = await preparePicture(await smallPicture());
});
beforeEach(async () => {
  store = await testStore();
});
afterEach(() => store.close());

function save(): Promise<string> {
  return store.write((trx) => savePicture(trx, picture, NOW));
}

async function stored(): Promise<{ pictures: number; files: number }> {
  const pictures = await store.read.selectFrom('media').select('id').execute();
  const files = await store.read.selectFrom('media_variants').select('name').execute();
  return { pictures: pictures.length, files: files.length };
}

it('stores a picture once, however often and however simultaneously it is sent', async () => {
  const ids = await Promise.all([save(), save(), save()]);
  expect(ids).toEqual([picture.id, picture.id, picture.id]);
  expect(await stored()).toEqual({ pictures: 1, files: 9 });
  expect(await store.read.selectFrom('media').selectAll().execute()).toEqual([
    {
      id: picture.id,
      width: 64,
      height: 48,
      focal_x: 500,
      focal_y: 500,
      created_at: '2026-11-20T09:00:00.000Z',
    },
  ]);
});

it('stores nothing when the record beside it cannot be stored', async () => {
  const failing = store.write(async (trx) => {
    await savePicture(trx, picture, NOW);
    throw new Error('the record is refused');
  });
  await expect(failing).rejects.toThrow('the record is refused');
  expect(await stored()).toEqual({ pictures: 0, files: 0 });
});

it('finds a file by its picture, name and format', async () => {
  await save();
  const share = picture.variants.find(({ name }) => name === 'share');
  const found = await findVariant(store.read, picture.id, 'share', 'jpg');
  expect(share && found && Buffer.from(found).equals(share.bytes)).toBe(true);
  expect(await findVariant(store.read, picture.id, 'share', 'webp')).toBeNull();
});
