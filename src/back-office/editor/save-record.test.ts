import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PresentedImage } from '#media/media-address.ts';
import { type ContentDesk, contentDesk, formOf, type Shown, upload } from '#testing/content-desk.ts';
import { KINDS, type Kind } from '#testing/content-kinds.ts';
import { smallPicture } from '#testing/pictures.ts';
import { pictureOf } from './picture-choice.ts';
import { movesPicture, type Saving, saveRecord } from './save-record.ts';

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

describe('what this form saved without being told', () => {
  let desk: ContentDesk;
  beforeAll(async () => {
    desk = await contentDesk();
    vi.stubGlobal('XMLHttpRequest', requestTo(desk));
  });
  beforeEach(() => desk.empty());
  afterAll(async () => {
    vi.unstubAllGlobals();
    await desk.test.close();
  });

  const type = { path: 'section', one: 'section' };
  const way = { onProgress: () => {}, signal: new AbortController().signal };
  const sections = KINDS.find(({ path }) => path === type.path) as Kind;
  const form = (record: Shown | null): Omit<Saving, 'wire'> => ({
    ...{ type, retryKey: 'a window', unanswered: [] },
    record: record as unknown as Saving['record'],
  });
  const lose = async (saving: Saving) => {
    lost = saving.wire.title;
    await expect(saveRecord(saving, way)).rejects.toMatchObject({ code: 'NETWORK' });
  };
  const kept = async () => {
    const { sections: found } = await desk.done('GET', 'section?state=all');
    return found as Shown[];
  };

  test('is corrected however often the answer is lost, for a new record', async () => {
    const saving = form(null);
    await lose({ ...saving, wire: { title: 'أولى' } });
    await lose({ ...saving, wire: { title: 'ثانية' } });
    await lose({ ...saving, wire: { title: 'ثالثة' } });
    await saveRecord({ ...saving, wire: { title: 'رابعة' } }, way);
    expect(await kept()).toMatchObject([{ title: 'رابعة', version: 4 }]);
  });

  test('is corrected however often the answer is lost, for an edit, with its picture', async () => {
    const made = await desk.create(sections);
    const { image } = await desk.change(sections, made.id, formOf({ image: upload(await smallPicture()) }));
    const saving = form(await desk.show(sections, made.id));
    const removed = { ...pictureOf(null), removed: true };
    await lose({ ...saving, wire: { title: 'أولى' }, picture: pictureOf(null) });
    await lose({ ...saving, wire: { title: 'ثانية' }, picture: removed });
    await saveRecord({ ...saving, wire: { title: 'ثالثة' }, picture: removed }, way);
    expect(image).not.toBeNull();
    expect(await kept()).toMatchObject([{ title: 'ثالثة', image: null, version: 5 }]);
  });

  test('is told apart from what a colleague saved since', async () => {
    const made = await desk.create(sections);
    const saving = form(made);
    await lose({ ...saving, wire: { title: 'أولى' } });
    const theirs = await desk.change(sections, made.id, { title: 'من زميلة', version: 2 });
    await expect(saveRecord({ ...saving, wire: { title: 'ثانية' } }, way)).rejects.toMatchObject({
      code: 'CONFLICT',
      current: theirs,
    });
    expect(await kept()).toEqual([theirs]);
  });

  test('is asked about where it took a picture away that the form shows again', async () => {
    const made = await desk.create(sections);
    await desk.change(sections, made.id, formOf({ image: upload(await smallPicture()) }));
    const saving = form(await desk.show(sections, made.id));
    await lose({ ...saving, wire: { title: 'أولى' }, picture: { ...pictureOf(null), removed: true } });
    const again = saveRecord({ ...saving, wire: { title: 'ثانية' }, picture: pictureOf(null) }, way);
    await expect(again).rejects.toMatchObject({ code: 'CONFLICT', current: { title: 'أولى', image: null } });
  });

  test('is asked about also where the same texts are sent again, which the server need not change', async () => {
    const made = await desk.create(sections);
    await desk.change(sections, made.id, formOf({ image: upload(await smallPicture()) }));
    const saving = { ...form(await desk.show(sections, made.id)), wire: { title: 'أولى' } };
    await lose({ ...saving, picture: { ...pictureOf(null), removed: true } });
    await expect(saveRecord({ ...saving, picture: pictureOf(null) }, way)).rejects.toMatchObject({
      code: 'CONFLICT',
      current: { title: 'أولى', image: null },
    });
  });

  test('is asked about where a new record kept the picture that the form gave up', async () => {
    const saving = { ...form(null), wire: { title: 'أولى' } };
    await lose({ ...saving, picture: { ...pictureOf(null), file: await smallFile() } });
    const again = saveRecord({ ...saving, picture: pictureOf(null) }, way);
    await expect(again).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await kept()).toMatchObject([{ title: 'أولى', image: expect.anything() }]);
  });

  test('is corrected where a picture came with the second try', async () => {
    const made = await desk.create(sections);
    const saving = form(made);
    const mine = { ...pictureOf(null), file: await smallFile() };
    await lose({ ...saving, wire: { title: 'أولى' }, picture: pictureOf(null) });
    await lose({ ...saving, wire: { title: 'أولى' }, picture: mine });
    await saveRecord({ ...saving, wire: { title: 'ثانية' }, picture: mine }, way);
    expect(await kept()).toMatchObject([{ title: 'ثانية', image: expect.anything() }]);
  });

  test('takes no picture of a colleague’s along in the window of the picture alone either', async () => {
    const made = await desk.create(sections);
    await desk.change(sections, made.id, formOf({ image: upload(await smallPicture()) }));
    const record = await desk.show(sections, made.id);
    const saving = { ...form(record), wire: {} };
    const here = { ...pictureOf(null), alt: '' };
    loseNext();
    await expect(saveRecord({ ...saving, picture: { ...here, alt: 'وصف' } }, way)).rejects.toMatchObject({
      code: 'NETWORK',
    });
    const other = formOf({ image: upload(await smallPicture('#800000')) });
    const theirs = await desk.change(sections, made.id, other);
    const mine = { ...here, alt: 'وصف', file: await smallFile() };
    await expect(saveRecord({ ...saving, picture: mine }, way)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await kept()).toEqual([theirs]);
  });

  test('takes no picture of a colleague’s along', async () => {
    const made = await desk.create(sections);
    const saving = form(made);
    await lose({ ...saving, wire: { title: 'أولى' }, picture: pictureOf(null) });
    const theirs = await desk.change(sections, made.id, formOf({ image: upload(await smallPicture()) }));
    const mine = { ...pictureOf(null), file: await smallFile() };
    await expect(
      saveRecord({ ...saving, wire: { title: 'ثانية' }, picture: mine }, way),
    ).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await kept()).toEqual([theirs]);
  });
});

function loseNext() {
  lost = undefined;
  isNextLost = true;
}

async function smallFile(): Promise<File> {
  return new File([new Uint8Array(await smallPicture())], 'صورة.png', { type: 'image/png' });
}

/** The title that is saved next without an answer. */
let lost: unknown;
let isNextLost = false;

/** The browser's way to the API: each call is answered by it, but for what is `lost`. */
function requestTo(desk: ContentDesk) {
  return class {
    status = 0;
    responseText = '';
    upload = {};
    onload = () => {};
    onerror = () => {};
    #call = { method: '', address: '', headers: {} as Record<string, string> };
    open(method: string, address: string) {
      Object.assign(this.#call, { method, address });
    }
    setRequestHeader(name: string, value: string) {
      this.#call.headers[name] = value;
    }
    async send(body: FormData | string) {
      const { address, method, headers } = this.#call;
      const answer = await desk.test.app.request(address, {
        method,
        body,
        headers: { ...headers, ...desk.signed() },
      });
      const { title } = typeof body === 'string' ? JSON.parse(body) : Object.fromEntries(body);
      if (answer.status === 200 && (isNextLost || (title !== undefined && title === lost))) {
        lost = undefined;
        isNextLost = false;
        return this.onerror();
      }
      this.status = answer.status;
      this.responseText = await answer.text();
      this.onload();
    }
  };
}
