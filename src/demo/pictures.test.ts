import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { DEMO_DOCTORS } from '#demo/doctors.ts';
import { DEMO_HEROES } from '#demo/heroes.ts';
import { drawIllustration, ILLUSTRATION_KEYS } from '#demo/illustrations/draw.ts';
import { drawHero } from '#demo/illustrations/hero.ts';
import { DEMO_NEWS } from '#demo/news.ts';
import { DEMO_OFFERS } from '#demo/offers.ts';
import { DEMO_SECTIONS } from '#demo/sections.ts';
import { DEMO_SERVICES } from '#demo/services.ts';

const UPRIGHT = [
  ...DEMO_DOCTORS.map(({ portrait }) => portrait),
  ...DEMO_HEROES.map(({ illustration }) => illustration),
];
const WIDE = [...DEMO_SECTIONS, ...DEMO_SERVICES, ...DEMO_NEWS, ...DEMO_OFFERS].map(
  ({ illustration }) => illustration,
);

describe('the illustrations', () => {
  test('are one for each record, and none is shared or spare', () => {
    expect([...UPRIGHT, ...WIDE].toSorted()).toEqual(ILLUSTRATION_KEYS.toSorted());
  });

  test('differ from each other', () => {
    expect(new Set(ILLUSTRATION_KEYS.map(drawIllustration)).size).toBe(ILLUSTRATION_KEYS.length);
  });

  test.each(ILLUSTRATION_KEYS)('draw without words, broken numbers or missing paints: %s', (key) => {
    const svg = drawIllustration(key);
    expect(svg).not.toMatch(/<text|<image|<foreignObject|NaN|undefined|Infinity/);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test.each(WIDE)('are wide: %s', (key) => expectPicture(drawIllustration(key), 1600, 1200));

  test.each(UPRIGHT)('are upright: %s', (key) => expectPicture(drawIllustration(key), 1200, 1500));

  test('draw the upright hero', async () => {
    await expectPicture(drawHero(), 1200, 1500);
  });
});

/** Rasterised small, a picture has the size of its document and more than one flat colour. */
async function expectPicture(svg: string, width: number, height: number): Promise<void> {
  const picture = sharp(Buffer.from(svg));
  expect(await picture.metadata()).toMatchObject({ format: 'svg', width, height });
  const small = await picture.resize(80).png().toBuffer();
  const { channels } = await sharp(small).stats();
  expect(Math.max(...channels.map((channel) => channel.stdev))).toBeGreaterThan(5);
}
