import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type PresentedImage, presentImage } from '#media/media-address.ts';
import { Picture } from './picture.tsx';
import { largeAvifSet } from './picture-source.ts';

const ID = `${'a'.repeat(32)}-2000x1500`;

function someImage(): PresentedImage {
  const image = presentImage(ID, 'رسم لسنّ');
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
  expect(html).toContain(`srcSet="${largeAvifSet(someImage())}"`);
});
