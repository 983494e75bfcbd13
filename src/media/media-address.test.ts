import { describe, expect, it } from 'vitest';
import { avifOf, imageSize, presentImage } from './media-address.ts';

const ID = `${'0123456789abcdef'.repeat(2)}-2560x1707`;

describe('presentImage', () => {
  it('gives every address and the size of the full picture', () => {
    expect(presentImage(ID, 'ابتسامة')).toEqual({
      url: `/media/${ID}/url.webp`,
      thumbnailMedium: `/media/${ID}/thumbnailMedium.webp`,
      cardImage: `/media/${ID}/cardImage.webp`,
      backgroundLarge: `/media/${ID}/backgroundLarge.webp`,
      share: `/media/${ID}/share.jpg`,
      alt: 'ابتسامة',
      width: 2560,
      height: 1707,
    });
  });

  it('says null where there is no picture', () => {
    expect(presentImage(null, '')).toBeNull();
    expect(presentImage('../../etc/passwd', '')).toBeNull();
  });
});

describe('avifOf', () => {
  it('is the same address ending .avif', () => {
    expect(avifOf(`/media/${ID}/cardImage.webp`)).toBe(`/media/${ID}/cardImage.avif`);
  });
});

describe('imageSize', () => {
  it.each([
    '',
    'x',
    ID.toUpperCase(),
    `${ID}/`,
    `${ID}\n`,
    ID.replace('2560', '0'),
    ID.replace('2560', '99999'),
  ])('refuses %j', (text) => expect(imageSize(text)).toBeNull());
});
