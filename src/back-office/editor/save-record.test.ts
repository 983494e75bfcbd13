import { expect, test, vi } from 'vitest';
import type { PresentedImage } from '#media/media-address.ts';
import { pictureOf } from './picture-choice.ts';
import { movesPicture, saveRecord } from './save-record.ts';

const record = { image: {} as PresentedImage, focal: { x: 0.25, y: 0.5 } };
const asItIs = pictureOf({ focal: record.focal, input: { imageAlt: 'كرسي' } });

test('a record’s picture starts as it is', () => {
  expect(asItIs).toMatchObject({ focal: { x: 250, y: 500 }, alt: 'كرسي', file: null, removed: false });
  expect(pictureOf(null)).toMatchObject({ focal: { x: 500, y: 500 }, alt: '' });
});

test('a picture is made anew for another file or another centre, not for another text', () => {
  expect(movesPicture(asItIs, record)).toBe(false);
  expect(movesPicture({ ...asItIs, alt: 'غيره' }, record)).toBe(false);
  expect(movesPicture({ ...asItIs, focal: { x: 260, y: 500 } }, record)).toBe(true);
  expect(movesPicture({ ...asItIs, file: new File([], 'a.png') }, record)).toBe(true);
});

test('nothing is cropped where there is no picture, or none any longer', () => {
  const moved = { ...asItIs, focal: { x: 0, y: 0 } };
  expect(movesPicture(moved, { image: null, focal: null })).toBe(false);
  expect(movesPicture({ ...moved, removed: true }, record)).toBe(false);
});

test('a removed picture’s second call that fails is tried again on the version that the first one made', async () => {
  const sent: [string, string, unknown][] = [];
  let isUp = false;
  const answerTo = (method: string) => {
    if (method === 'DELETE' && !isUp) return [503, { success: false }] as const;
    return [200, { success: true, message: 'تم', news: { version: 5 } }] as const;
  };
  vi.stubGlobal('XMLHttpRequest', fakeRequest(sent, answerTo));
  const saving = {
    type: { path: 'news', one: 'news' },
    record: { ...record, _id: 'x', version: 4 },
    wire: { title: 'خبر' },
    retryKey: 'k',
    picture: { ...asItIs, removed: true },
  };
  const way = { onProgress: () => {}, signal: new AbortController().signal };
  await expect(saveRecord(saving, way)).rejects.toMatchObject({ status: 503 });
  isUp = true;
  const more = { ...saving, wire: { title: 'خبر آخر' } };
  expect(await saveRecord(more, way)).toBe('تم');
  expect(sent).toEqual([
    ['PUT', '/api/v1/news/x', { title: 'خبر', imageAlt: '', version: 4 }],
    ['DELETE', '/api/v1/news/image/x', {}],
    ['PUT', '/api/v1/news/x', { title: 'خبر آخر', imageAlt: '', version: 5 }],
    ['DELETE', '/api/v1/news/image/x', {}],
  ]);
  vi.unstubAllGlobals();
});

/** The network under `sendRecord`: keeps what is sent, and answers by the method. */
function fakeRequest(
  sent: [string, string, unknown][],
  answerTo: (method: string) => readonly [number, object],
) {
  return class {
    status = 0;
    responseText = '';
    onload = () => {};
    #method = '';
    #address = '';
    open(method: string, address: string) {
      this.#method = method;
      this.#address = address;
    }
    setRequestHeader() {}
    send(body: string) {
      sent.push([this.#method, this.#address, JSON.parse(body)]);
      const [status, answer] = answerTo(this.#method);
      this.status = status;
      this.responseText = JSON.stringify(answer);
      this.onload();
    }
  };
}
