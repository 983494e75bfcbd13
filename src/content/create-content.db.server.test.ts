import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readContentVersion } from '#db/content-version.db.server.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { addSection, addService } from '#testing/content.ts';

let test: TestApp;
beforeEach(async () => {
  test = await testApp();
});
afterEach(() => test.close());

describe('a new record', () => {
  it('gets a slug of its own, also beside its like in the bin', async () => {
    const slugs: string[] = [];
    for (const title of ['تقويم', 'تقويم شفاف', 'تقويم', 'تقويم', 'تقويم-2']) {
      slugs.push((await addSection(test, { title })).slug);
    }
    expect(slugs).toEqual(['تقويم', 'تقويم-شفاف', 'تقويم-2', 'تقويم-3', 'تقويم-2-2']);
    expect((await addSection(test, { title: 'x', slug: 'تقويم' })).slug).toBe('تقويم-4');
  });

  it('without a letter in its title has its id for a slug', async () => {
    const { id, slug } = await addSection(test, { title: '؟!' });
    expect(slug).toBe(id);
  });

  it('comes last in the clinic’s order', async () => {
    await addSection(test, { position: 7 });
    const { id } = await addSection(test);
    const row = await test.store.read
      .selectFrom('sections')
      .select('position')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row?.position).toBe(8);
  });

  it('raises the content version, so that no old page is served', async () => {
    const before = await readContentVersion(test.store.read);
    const section = await addSection(test);
    await addService(test, section.id);
    expect(await readContentVersion(test.store.read)).toBe(before + 2);
  });

  it('is not made for a section that is not there, and leaves the version alone', async () => {
    const before = await readContentVersion(test.store.read);
    await expect(addService(test, 'nobody')).rejects.toThrow();
    expect(await readContentVersion(test.store.read)).toBe(before);
  });
});
