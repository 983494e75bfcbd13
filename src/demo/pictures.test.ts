import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { DEMO_DOCTORS } from '#demo/doctors.ts';
import { drawIllustration, ILLUSTRATION_KEYS } from '#demo/illustrations/draw.ts';
import { drawHero } from '#demo/illustrations/hero.ts';
import { DEMO_SECTIONS } from '#demo/sections.ts';
import { DEMO_SERVICES } from '#demo/services.ts';

const UPRIGHT = new Set<string>(DEMO_DOCTORS.map(({ portrait }) => portrait));

describe('the illustrations', () => {
  test('are one for each record, and none is shared or spare', () => {
    const shown = [
      ...[...DEMO_SECTIONS, ...DEMO_SERVICES].map(({ illustration }) => illustration),
      ...DEMO_DOCTORS.map(({ portrait }) => portrait),
    ];
    expect(shown.toSorted()).toEqual(ILLUSTRATION_KEYS.toSorted());
  });

  test('differ from each other', () => {
    expect(new Set(ILLUSTRATION_KEYS.map(drawIllustration)).size).toBe(ILLUSTRATION_KEYS.length);
  });

  test.each(ILLUSTRATION_KEYS)('draw without words or broken numbers: %s', async (key) => {
    const svg = drawIllustration(key);
    expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/);
    await (UPRIGHT.has(key) ? expectPicture(svg, 1200, 1500) : expectPicture(svg, 1600, 1200));
  });

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
