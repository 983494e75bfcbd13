import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ContentDesk, formOf, type Shown, upload } from '#testing/content-desk.ts';
import { KINDS, type Kind } from '#testing/content-kinds.ts';
import { type KeptPages, keptPages } from '#testing/kept-pages.ts';
import { smallPicture } from '#testing/pictures.ts';

let site: KeptPages;
let desk: ContentDesk;

beforeAll(async () => {
  // A home page that shows the records of every type.
  site = await keptPages(async (_address, call) => {
    const lists = KINDS.map(({ path }) => `${path}?sort=position:asc&size=100`);
    const answers = await Promise.all([...lists, 'settings', 'sheet/xx'].map(call));
    const html = await Promise.all(answers.map((answer) => answer.text()));
    return { status: 200, html: html.join('\n') };
  });
  desk = site.desk;
});
beforeEach(() => site.empty());
afterAll(() => desk.test.close());

/** The page as it is answered, kept from then on: a second visitor is answered without drawing it. */
async function page(): Promise<string> {
  const html = await (await site.visit('/')).text();
  const drawn = site.renders();
  await site.visit('/');
  expect(site.renders(), 'a page that nothing has changed is kept').toBe(drawn);
  return html;
}

/** What the page shows of the records of a type, in its order. */
async function shown(kind: Kind): Promise<Shown[]> {
  const line = (await page()).split('\n')[KINDS.indexOf(kind)] ?? '';
  return (JSON.parse(line) as Record<string, Shown[]>)[kind.list] ?? [];
}

async function titles(kind: Kind): Promise<unknown[]> {
  return (await shown(kind)).map((record) => record[kind.title]);
}

describe.each(KINDS)('the page that shows a $path', (kind) => {
  let one: Shown;
  let other: Shown;
  const call = (method: string, path: string, body?: object) =>
    desk.done(method, `${kind.path}/${path}`, body);
  const bulk = (action: string, state = 'all') =>
    call('POST', 'bulk', { action, filter: { state, search: 'واحد' }, expected: 1 });

  beforeEach(async () => {
    one = await desk.create(kind, { [kind.title]: 'واحد' });
    other = await desk.create(kind, { [kind.title]: 'ثان' });
    await page();
  });

  /** Each in a line: what is done after the page was kept, and what it shows as soon as that is answered. */
  const changes: [string, () => Promise<unknown>, () => Promise<unknown>, unknown][] = [
    [
      'a new one',
      () => desk.create(kind, { [kind.title]: 'ثالث' }),
      () => titles(kind),
      ['واحد', 'ثان', 'ثالث'],
    ],
    ['a text', () => desk.change(kind, one.id, { [kind.title]: 'آخر' }), () => titles(kind), ['آخر', 'ثان']],
    ['a draft', () => desk.change(kind, one.id, { status: 'draft' }), () => titles(kind), ['ثان']],
    [
      'an order',
      () => call('PUT', 'order', { ids: [other.id, one.id] }),
      () => titles(kind),
      ['ثان', 'واحد'],
    ],
    ['the bin', () => call('DELETE', one.id), () => titles(kind), ['ثان']],
    [
      'several hidden',
      () => call('POST', 'bulk', { ids: [one.id], action: 'unpublish' }),
      () => titles(kind),
      ['ثان'],
    ],
    ['all that match hidden', () => bulk('unpublish'), () => titles(kind), ['ثان']],
    ['all that match binned', () => bulk('trash'), () => titles(kind), ['ثان']],
  ];
  it.each(changes)('follows %s', async (_what, change, look, expected) => {
    // The section and service that a record cannot be without are others' business.
    const mine = (all: unknown) => (all as unknown[]).filter((title) => !OTHERS.includes(String(title)));
    await change();
    expect(mine(await look())).toEqual(expected);
  });

  it('follows each way back: from the bin, from a draft, from a former version', async () => {
    const mine = async () => (await titles(kind)).filter((title) => !OTHERS.includes(String(title)));
    await call('DELETE', one.id);
    expect(await mine()).toEqual(['ثان']);
    await call('POST', `${one.id}/restore`);
    expect(await mine()).toEqual(['واحد', 'ثان']);

    await bulk('trash');
    expect(await mine()).toEqual(['ثان']);
    await bulk('restore', 'trash');
    expect(await mine()).toEqual(['واحد', 'ثان']);

    const { records } = await bulk('unpublish');
    expect(await mine()).toEqual(['ثان']);
    await call('POST', 'bulk/undo', { records });
    expect(await mine()).toEqual(['واحد', 'ثان']);
    await bulk('unpublish');
    await page();
    await bulk('publish');
    expect(await mine()).toEqual(['واحد', 'ثان']);

    await desk.change(kind, one.id, { [kind.title]: 'آخر' });
    expect(await mine()).toEqual(['آخر', 'ثان']);
    await call('POST', `${one.id}/versions/1/restore`);
    expect(await mine()).toEqual(['واحد', 'ثان']);
  });

  it('follows its picture: chosen, described, centred elsewhere, taken away', async () => {
    const seen = async () => (await shown(kind)).find(({ id }) => id === one.id)?.image ?? null;
    expect(await seen()).toBeNull();
    const put = (fields: Record<string, string | File>) => call('PUT', `image/${one.id}`, formOf(fields));
    await put({ image: upload(await smallPicture()), imageAlt: 'ضرس' });
    const chosen = await seen();
    expect(chosen).toMatchObject({ alt: 'ضرس' });
    await put({ imageAlt: 'ناب' });
    expect(await seen()).toEqual({ ...chosen, alt: 'ناب' });
    await put({ focalX: '0', focalY: '0' });
    expect((await seen())?.url).not.toBe(chosen?.url);
    await call('DELETE', `image/${one.id}`);
    expect(await seen()).toBeNull();
  });

  it('shows and hides by the clock what is scheduled, without a restart', async () => {
    await desk.change(kind, one.id, { publishAt: '2026-03-01T12:30', unpublishAt: '2026-03-01T13:00' });
    const isShown = async (moment: string) => {
      desk.test.clock.set(moment);
      return (await titles(kind)).includes('واحد');
    };
    expect(await isShown('2026-03-01T09:29:59.999Z')).toBe(false);
    expect(await isShown('2026-03-01T09:30:00.000Z')).toBe(true);
    expect(await isShown('2026-03-01T09:59:59.999Z')).toBe(true);
    expect(await isShown('2026-03-01T10:00:00.000Z')).toBe(false);
  });
});

/** What `Kind.least` and a list of services bring along. */
const OTHERS = ['زراعة الأسنان', 'زرعة واحدة'];

describe('a page of no content type', () => {
  const boss = async () => {
    const superadmin = await desk.test.signIn('superadmin');
    return async (method: string, path: string, body?: object) => {
      const response = await desk.send(method, path, body, superadmin);
      expect(response.status).toBe(200);
      return response.json();
    };
  };

  it('follows the clinic’s settings', async () => {
    const call = await boss();
    await page();
    await call('PUT', 'settings', { tagline: 'نبتسم معك.' });
    expect(await page()).toContain('نبتسم معك.');
  });

  it('follows an influencer’s sheet: made, changed, closed, deleted', async () => {
    const call = await boss();
    const isShown = async (title: string) => (await page()).includes(title);
    expect(await isShown('مع نورة')).toBe(false);
    const { sheet } = await call('POST', 'sheet', { name: 'xx', title: 'مع نورة' });
    expect(await isShown('مع نورة')).toBe(true);
    await call('PUT', `sheet/${sheet.sheet_id}`, { title: 'مع ليان' });
    expect(await isShown('مع ليان')).toBe(true);
    await call('PUT', `sheet/${sheet.sheet_id}`, { active: false });
    expect(await isShown('مع ليان')).toBe(false);
    await call('PUT', `sheet/${sheet.sheet_id}`, { active: true });
    expect(await isShown('مع ليان')).toBe(true);
    await call('DELETE', `sheet/${sheet.sheet_id}`);
    expect(await isShown('مع ليان')).toBe(false);
  });
});
