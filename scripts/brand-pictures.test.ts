import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { ensureBrandPictures } from './brand-pictures.ts';

const PUBLIC = new URL('../public/', import.meta.url);

beforeAll(() => ensureBrandPictures());

it.each([
  ['icons/icon-16.png', 16, 16],
  ['icons/icon-32.png', 32, 32],
  ['icons/icon-192.png', 192, 192],
  ['icons/icon-512.png', 512, 512],
  ['icons/maskable-192.png', 192, 192],
  ['icons/maskable-512.png', 512, 512],
  ['apple-touch-icon.png', 180, 180],
  ['share.jpg', 1200, 630],
])('%s is %d by %d', async (name, width, height) => {
  expect(await sharp(readFileSync(new URL(name, PUBLIC))).metadata()).toMatchObject({ width, height });
});

it.each(['icons/maskable-512.png', 'apple-touch-icon.png'])(
  '%s fills its square: a system cuts the shape',
  async (name) => {
    const { dominant, isOpaque } = await sharp(readFileSync(new URL(name, PUBLIC))).stats();
    expect(isOpaque).toBe(true);
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(200);
  },
);

it('favicon.ico holds whole pictures of 16, 32 and 48', async () => {
  const file = readFileSync(new URL('favicon.ico', PUBLIC));
  const sizes = await Promise.all(
    Array.from({ length: file.readUInt16LE(4) }, async (_, index) => {
      const entry = 6 + 16 * index;
      const from = file.readUInt32LE(entry + 12);
      const picture = file.subarray(from, from + file.readUInt32LE(entry + 8));
      return [file.readUInt8(entry), (await sharp(picture).metadata()).width];
    }),
  );
  expect(sizes).toEqual([
    [16, 16],
    [32, 32],
    [48, 48],
  ]);
});
