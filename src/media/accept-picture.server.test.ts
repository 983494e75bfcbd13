import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { colourAt, grain, smallPicture, twoHalves } from '#testing/pictures.ts';
import { preparePicture } from './accept-picture.server.ts';
import type { PreparedPicture } from './make-picture.server.ts';
import { avifOf, imageSize, presentImage } from './media-address.ts';

function variant(picture: PreparedPicture, file: string): Uint8Array {
  const found = picture.variants.find(({ name, format }) => `${name}.${format}` === file);
  if (!found) throw new Error(`no ${file}`);
  return found.bytes;
}

describe('what is made of a picture', () => {
  it('is every file that an answer names, in the pixels it promises, with nothing of the camera', async () => {
    const photo = await twoHalves(3000, 2000)
      .jpeg()
      .withExif({ IFD0: { Make: 'كاميرا' }, IFD3: { GPSLatitude: '21/1 25/1 0/1', GPSLatitudeRef: 'N' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
      .withIccProfile('p3')
      .toBuffer();
    const picture = await preparePicture(photo);

    const files = await Promise.all(
      picture.variants.map(async ({ name, format, width, height, bytes }) => {
        const meta = await sharp(bytes).metadata();
        expect([meta.width, meta.height]).toEqual([width, height]);
        expect(meta).not.toHaveProperty('exif');
        expect(meta).not.toHaveProperty('xmp');
        expect(meta).not.toHaveProperty('icc');
        expect(meta.mediaType).toBe(`image/${format === 'jpg' ? 'jpeg' : format}`);
        return `${name}.${format} ${width}x${height}`;
      }),
    );
    expect(files.toSorted()).toEqual([
      'backgroundLarge.avif 1600x1200',
      'backgroundLarge.webp 1600x1200',
      'cardImage.avif 640x480',
      'cardImage.webp 640x480',
      'share.jpg 1200x630',
      'thumbnailMedium.avif 320x320',
      'thumbnailMedium.webp 320x320',
      'url.avif 2560x1707',
      'url.webp 2560x1707',
    ]);

    const { alt, width, height, ...addresses } = presentImage(picture.id, '') ?? { alt: 'none' };
    expect({ alt, width, height }).toEqual({ alt: '', width: 2560, height: 1707 });
    const named = Object.values(addresses).flatMap((address) => [address, avifOf(address)]);
    const stored = picture.variants.map(({ name, format }) => `/media/${picture.id}/${name}.${format}`);
    expect([...new Set(named)].toSorted()).toEqual(stored.toSorted());
  });

  it('stands upright, whatever way the camera was held', async () => {
    const lying = await twoHalves(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const picture = await preparePicture(lying);
    expect(imageSize(picture.id)).toEqual({ width: 200, height: 400 });
    const upright = variant(picture, 'url.webp');
    expect(await sharp(upright).metadata()).not.toHaveProperty('orientation');
    expect(await colourAt(upright, 100, 40)).toSatisfy(isRed);
    expect(await colourAt(upright, 100, 360)).toSatisfy(isBlue);
  });

  it.each([
    ['left', { x: 0, y: 500 }, isRed],
    ['right', { x: 1000, y: 500 }, isBlue],
  ])('is cut around a focal point on the %s', async (_where, focal, isExpected) => {
    const picture = await preparePicture(await twoHalves(1000, 200).png().toBuffer(), { focal });
    const thumbnail = variant(picture, 'thumbnailMedium.avif');
    expect(await colourAt(thumbnail, 20, 160)).toSatisfy(isExpected);
    expect(await colourAt(thumbnail, 300, 160)).toSatisfy(isExpected);
    const whole = variant(picture, 'url.webp');
    expect(await colourAt(whole, 20, 100)).toSatisfy(isRed);
    expect(await colourAt(whole, 980, 100)).toSatisfy(isBlue);
  });

  it('keeps transparency, and shares it on white', async () => {
    const clear = { width: 80, height: 60, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
    const picture = await preparePicture(await sharp({ create: clear }).png().toBuffer());
    expect((await colourAt(variant(picture, 'cardImage.webp'), 10, 10))[3]).toBe(0);
    expect((await colourAt(variant(picture, 'cardImage.avif'), 10, 10))[3]).toBe(0);
    expect(await colourAt(variant(picture, 'share.jpg'), 10, 10)).toEqual([255, 255, 255]);
  });

  it.each([
    ['CMYK JPEG', () => twoHalves(64, 48).toColourspace('cmyk').jpeg().toBuffer()],
    ['16-bit PNG', () => twoHalves(64, 48).toColourspace('rgb16').png().toBuffer()],
    ['palette PNG', () => twoHalves(64, 48).png({ palette: true }).toBuffer()],
    ['lossless WebP', () => twoHalves(64, 48).webp({ lossless: true }).toBuffer()],
    ['10-bit AVIF', () => twoHalves(64, 48).avif({ bitdepth: 10 }).toBuffer()],
    ['progressive JPEG', () => twoHalves(64, 48).jpeg({ progressive: true }).toBuffer()],
  ])('shows the colours of a %s', async (_kind, make) => {
    const picture = await preparePicture(await make());
    const full = variant(picture, 'url.webp');
    expect(await colourAt(full, 8, 24)).toSatisfy(isRed);
    expect(await colourAt(full, 56, 24)).toSatisfy(isBlue);
  });

  it('takes greys, and the smallest picture there is', async () => {
    const grey = await twoHalves(64, 48, '#ffffff', '#000000').toColourspace('b-w').jpeg().toBuffer();
    expect((await colourAt(variant(await preparePicture(grey), 'url.avif'), 8, 24))[0]).toBeGreaterThan(240);
    const dot = await preparePicture(await twoHalves(1, 1).png().toBuffer());
    expect(dot.id).toMatch(/-1x1$/);
    expect(await sharp(variant(dot, 'backgroundLarge.avif')).metadata()).toMatchObject({ width: 1600 });
  });

  it('takes a very long strip', async () => {
    const strip = await preparePicture(await twoHalves(12_000, 3).png().toBuffer());
    expect(imageSize(strip.id)).toEqual({ width: 2560, height: 1 });
  });

  it('has a narrow one of its own shape where it stands upright and is wide', async () => {
    const busy = await grain(72, 90).resize(1200, 1500).jpeg({ quality: 95 }).toBuffer();
    const portrait = variant(await preparePicture(busy), 'portrait.avif');
    expect(await sharp(portrait).metadata()).toMatchObject({ width: 800, height: 1000 });
    // It is the home page's first picture.
    expect(portrait.length).toBeLessThanOrEqual(60_000);
    const narrow = await preparePicture(await twoHalves(700, 800).png().toBuffer());
    expect(narrow.variants.map(({ name }) => name)).not.toContain('portrait');
  });

  it('is the same picture for the same file and focal point, another one otherwise', async () => {
    const file = await smallPicture();
    const [first, again, moved] = await Promise.all([
      preparePicture(file),
      preparePicture(Uint8Array.from(file)),
      preparePicture(file, { focal: { x: 500, y: 501 } }),
    ]);
    expect(again).toEqual(first);
    expect(moved.id).not.toBe(first.id);
  });

  it('is light enough to be the first picture of a page, even where the file is busy', async () => {
    const busy = await grain(96, 72).resize(1640, 1230).jpeg({ quality: 95 }).toBuffer();
    const picture = await preparePicture(busy);
    expect(variant(picture, 'url.avif').length).toBeGreaterThan(60_000);
    expect(variant(picture, 'backgroundLarge.avif').length).toBeLessThanOrEqual(60_000);
  });

  it('has nothing of a page that was hidden in the picture', async () => {
    const script = '<script>alert(document.domain)</script>';
    const jpeg = await twoHalves(64, 48)
      .jpeg()
      .withExif({ IFD0: { ImageDescription: script } })
      .toBuffer();
    const polyglot = Buffer.concat([jpeg, Buffer.from(`<html>${script}</html>`)]);
    expect(polyglot.toString('latin1').split('<script>')).toHaveLength(3);
    for (const { bytes } of (await preparePicture(polyglot)).variants) {
      expect(Buffer.from(bytes).includes('<script')).toBe(false);
    }
  });
});

function isRed([red = 0, green = 0, blue = 0]: number[]): boolean {
  return red > 120 && green < 70 && blue < 70;
}

function isBlue([red = 0, green = 0, blue = 0]: number[]): boolean {
  return blue > 120 && green < 90 && red < 90;
}
