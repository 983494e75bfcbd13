import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '#db/store.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { addSection, addService } from '#testing/content.ts';
import { contentVersion } from './content-version.server.ts';

/** Counts what is read of the store beside its version. */
let reads = 0;
let test: TestApp;
beforeEach(async () => {
  test = await testApp({ wrap: countingReads });
  reads = 0;
});
afterEach(() => test.close());

function countingReads(store: Store): Store {
  const read = store.read.withPlugin({
    transformQuery: ({ node }) => {
      reads += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { ...store, read };
}

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return Promise.resolve(test.app.request(path, { headers }));
}

async function titles(path = '/api/v1/section?sort=title:asc'): Promise<string[]> {
  const answer = (await (await get(path)).json()) as { sections: { title: string }[] };
  return answer.sections.map(({ title }) => title);
}

describe('an answer that is everybody’s', () => {
  it('is read once and then given from memory, the same to the byte', async () => {
    await addSection(test, { title: 'ا' });
    const first = await (await get('/api/v1/section')).text();
    const before = reads;
    const second = await get('/api/v1/section');
    expect(await second.text()).toBe(first);
    expect(second.headers.get('content-type')).toContain('application/json');
    expect(second.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(reads).toBe(before);
  });

  it('is never older than the last change', async () => {
    await addSection(test, { title: 'ا' });
    expect(await titles()).toEqual(['ا']);
    const { id } = await addSection(test, { title: 'ب' });
    expect(await titles()).toEqual(['ا', 'ب']);
    const services = async () => (await (await get(`/api/v1/section/${id}`)).json()).section.services.length;
    expect(await services()).toBe(0);
    await addService(test, id);
    expect(await services()).toBe(1);
  });

  it('ends when the clock changes what is seen', async () => {
    await addSection(test, { title: 'ا', unpublishAt: new Date('2026-03-01T11:00:00.000Z') });
    await addSection(test, { title: 'ب', publishAt: new Date('2026-03-01T10:00:00.000Z') });
    expect(await titles()).toEqual(['ا']);
    test.clock.set('2026-03-01T10:00:00.000Z');
    expect(await titles()).toEqual(['ا', 'ب']);
    test.clock.set('2026-03-01T11:00:00.000Z');
    expect(await titles()).toEqual(['ب']);
  });

  it('is not sent again to those who have it', async () => {
    await addSection(test);
    const first = await get('/api/v1/section');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    for (const tag of [etag, `"x", ${etag}`]) {
      const again = await get('/api/v1/section', { 'if-none-match': tag });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      expect(again.headers.get('etag')).toBe(etag);
    }
    expect((await get('/api/v1/section', { 'if-none-match': '"x"' })).status).toBe(200);
    await addSection(test);
    expect((await get('/api/v1/section', { 'if-none-match': etag })).status).toBe(200);
  });

  it('of another address is another answer', async () => {
    await addSection(test, { title: 'ا' });
    await addSection(test, { title: 'ب' });
    expect(await titles('/api/v1/section?sort=title:asc&size=1')).toEqual(['ا']);
    expect(await titles('/api/v1/section?sort=title:asc&size=1&page=2')).toEqual(['ب']);
  });

  it('is no refusal', async () => {
    expect((await get('/api/v1/section/unknown')).headers.get('etag')).toBeNull();
    await addSection(test, { title: 'x', slug: 'unknown' });
    expect((await get('/api/v1/section/unknown')).status).toBe(200);
  });
});

describe('the name of what visitors see', () => {
  it('changes with each edit and each moment of the clock, and with nothing else', async () => {
    const names: string[] = [];
    const note = async () => names.push(await contentVersion(test.deps));
    await note();
    await addSection(test, { publishAt: new Date('2026-03-01T10:00:00.000Z') });
    await note();
    test.clock.set('2026-03-01T09:59:59.999Z');
    await note();
    test.clock.set('2026-03-01T10:00:00.000Z');
    await note();
    test.clock.set('2026-03-01T09:59:59.999Z');
    await note();
    expect(names).toEqual(['1', '2.1772359200000', '2.1772359200000', '2', '2.1772359200000']);
  });

  it('looks for the next moment once', async () => {
    await contentVersion(test.deps);
    const before = reads;
    await contentVersion(test.deps);
    expect(reads).toBe(before);
  });
});
