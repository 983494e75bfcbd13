import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answered, type ContentDesk, contentDesk, type Shown } from '#testing/content-desk.ts';
import { KINDS, type Kind } from '#testing/content-kinds.ts';
import { expectRefusal } from '#testing/expect-refusal.ts';

let desk: ContentDesk;
beforeAll(async () => {
  desk = await contentDesk();
});
beforeEach(() => desk.empty());
afterAll(() => desk.test.close());

describe.each(KINDS)('a lost answer, for a $path', (kind) => {
  async function send(body: object, key: string, as = desk.signed()): Promise<Response> {
    const headers = { ...as, 'content-type': 'application/json', 'idempotency-key': key };
    return desk.test.app.request(`/api/v1/${kind.path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
  }

  async function post(...sent: Parameters<typeof send>): Promise<Shown> {
    const response = await send(...sent);
    expect(response.status).toBe(200);
    return ((await response.json()) as Answered)[kind.one] as Shown;
  }

  it('costs nothing: the same key makes one record, with what was sent last', async () => {
    const body = { [kind.title]: 'أولى', ...(await kind.least(desk.test)) };
    const made = await post(body, 'k1');
    expect(await post(body, 'k1')).toEqual(made);
    const [a, b] = await Promise.all([post(body, 'k2'), post(body, 'k2')]);
    expect(a).toEqual(b);
    const mended = await post({ ...body, [kind.title]: 'أولى مصححة' }, 'k2');
    expect(mended).toMatchObject({ id: a.id, [kind.title]: 'أولى مصححة' });
    const other = await post(body, 'k2', await desk.test.signIn('superadmin'));
    expect(other.id).not.toBe(a.id);
    await desk.done('DELETE', `${kind.path}/${a.id}`);
    await expectRefusal(await send(body, 'k2'), 404, 'NOT_FOUND');
  });

  it('takes nothing back of what was edited since', async () => {
    const body = { [kind.title]: 'أولى', ...(await kind.least(desk.test)) };
    const made = await post(body, 'k3');
    const edited = await desk.change(kind, made.id, { [kind.title]: 'من زميل' });
    const refused = await expectRefusal(await send(body, 'k3'), 409, 'CONFLICT');
    expect(refused.current).toEqual(edited);
    expect(await desk.show(kind, made.id)).toMatchObject(edited);
  });

  it('of an edit is no conflict with oneself', async () => {
    const made = await desk.create(kind);
    const edit = { [kind.title]: 'ثانية', version: 1 };
    const first = await desk.change(kind, made.id, edit);
    expect(await desk.change(kind, made.id, edit)).toEqual(first);
  });

  it('is another’s edit for who comes second: of two at once one is kept, the other is told', async () => {
    const made = await desk.create(kind);
    const edits = ['هذا', 'ذاك'].map((title) =>
      desk.send('PUT', `${kind.path}/${made.id}`, { [kind.title]: title, version: 1 }),
    );
    const statuses = (await Promise.all(edits)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect(await desk.show(kind, made.id)).toMatchObject({ version: 2 });
  });
});

describe('a long text', () => {
  const news = KINDS.find(({ path }) => path === 'news') as Kind;

  it('of all the paragraphs that there may be is taken, as JSON', async () => {
    const desc = Array(100).fill('س'.repeat(2000));
    expect((await desk.create(news, { desc })).input).toMatchObject({ desc });
  });

  it('beyond every limit is not even read', async () => {
    const body = { title: 'س', serviceId: 'x', desc: Array(300).fill('س'.repeat(5000)) };
    await expectRefusal(await desk.send('POST', 'news', body), 413, 'BODY_TOO_LARGE');
  });
});

describe('a form', () => {
  it('is one whatever its boundary is called', async () => {
    const hero = KINDS.find(({ path }) => path === 'hero') as Kind;
    const { id } = await desk.create(hero);
    const body = '--json\r\nContent-Disposition: form-data; name="title"\r\n\r\nآخر\r\n--json--\r\n';
    const headers = { ...desk.signed(), 'content-type': 'multipart/form-data; boundary=json' };
    await desk.test.app.request(`/api/v1/hero/${id}`, { method: 'PUT', headers, body });
    expect(await desk.show(hero, id)).toMatchObject({ title: 'آخر' });
  });
});
