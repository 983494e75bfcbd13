import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type PresentedImage, presentImage } from '#media/media-address.ts';
import { Picture } from './picture.tsx';
import { pictureSource } from './picture-source.ts';

const ID = `${'a'.repeat(32)}-2000x1500`;

function someImage(id = ID): PresentedImage {
  const image = presentImage(id, 'رسم لسنّ');
  if (!image) throw new Error('the id names a picture');
  return image;
}

test('a card picture offers AVIF before WebP, says its pixels, and waits until it is near', () => {
  const html = renderToStaticMarkup(<Picture image={someImage()} />);
  expect(html).toContain(`type="image/avif" srcSet="/media/${ID}/cardImage.avif"`);
  expect(html).toContain(`src="/media/${ID}/cardImage.webp"`);
  expect(html).toContain('width="640" height="480"');
  expect(html).toContain('loading="lazy"');
  expect(html).toContain('alt="رسم لسنّ"');
});

test('the first picture of a page is fetched at once, and its preload names the same files', () => {
  const html = renderToStaticMarkup(<Picture image={someImage()} variant="large" first alt="" />);
  expect(html).toContain('loading="eager"');
  expect(html).toContain('fetchPriority="high"');
  expect(html).toContain('alt=""');
  expect(html).toContain(`srcSet="${pictureSource(someImage(), 'large').avif}"`);
});

test.each([
  ['1200x1500', 'portrait'],
  ['600x800', 'url'],
  ['2560x3200', 'portrait'],
  ['1200x900', 'backgroundLarge'],
])('a portrait of %s is shown as its %s', (pixels, variant) => {
  const id = `${'b'.repeat(32)}-${pixels}`;
  const html = renderToStaticMarkup(<Picture image={someImage(id)} variant="portrait" />);
  expect(html).toContain(`src="/media/${id}/${variant}.webp"`);
});
