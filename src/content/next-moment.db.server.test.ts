import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CONTENT_TABLES } from '#lib/content-types.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { addDoctor, addHero, addNews, addOffer, addSection, addService } from '#testing/content.ts';
import { nextContentMoment } from './next-moment.db.server.ts';
import { periodsOf } from './periods.ts';

let test: TestApp;
beforeEach(async () => {
  test = await testApp();
});
afterEach(() => test.close());

const next = async (at = test.clock()) =>
  (await nextContentMoment(test.store.read, at))?.toISOString() ?? null;

/** A moment of that day of March 2026. */
const on = (day: number) => new Date(Date.UTC(2026, 2, day));

describe('the next moment that changes what visitors see', () => {
  it('is none in an empty clinic, nor where nothing has a time', async () => {
    expect(await next()).toBeNull();
    await addSection(test);
    await addNews(test);
    expect(await next()).toBeNull();
  });

  it('is the earliest of all types, of what appears and of what vanishes', async () => {
    const section = await addSection(test, { publishAt: on(20) });
    const earlier = [
      () => addService(test, section.id, { unpublishAt: on(19) }),
      () => addDoctor(test, { publishAt: on(18) }),
      () => addNews(test, { publishAt: on(17), unpublishAt: on(25) }),
      () => addHero(test, { unpublishAt: on(16) }),
      () => addOffer(test, { own: { starts_at: on(15).toISOString(), ends_at: on(30).toISOString() } }),
      () => addOffer(test, { own: { starts_at: on(1).toISOString(), ends_at: on(14).toISOString() } }),
      () => addOffer(test, { publishAt: on(13), own: { ends_at: on(30).toISOString() } }),
    ];
    for (const [place, add] of earlier.entries()) {
      await add();
      expect(await next()).toBe(on(19 - place).toISOString());
    }
  });

  it('comes after the moment that is asked about', async () => {
    await addOffer(test, { own: { starts_at: on(2).toISOString(), ends_at: on(4).toISOString() } });
    expect(await next(on(1))).toBe(on(2).toISOString());
    expect(await next(on(2))).toBe(on(4).toISOString());
    expect(await next(new Date(on(4).getTime() - 1))).toBe(on(4).toISOString());
    expect(await next(on(4))).toBeNull();
  });

  it('is looked up in indexes alone', async () => {
    if (test.store.engine !== 'sqlite') return;
    const sent: { sql: string; parameters: readonly unknown[] }[] = [];
    const watched = test.store.read.withPlugin({
      transformQuery: ({ node, queryId }) => {
        sent.push(test.store.read.getExecutor().compileQuery(node, queryId));
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await nextContentMoment(watched, test.clock());
    const [query, ...others] = sent;
    expect(others).toEqual([]);
    const plan = await test.store.read.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${query?.sql}`, [...(query?.parameters ?? [])]) as CompiledQuery<{
        detail: string;
      }>,
    );
    const steps = plan.rows.map(({ detail }) => detail).join('\n');
    for (const table of CONTENT_TABLES) {
      for (const column of periodsOf(table).flatMap(({ from, until }) => [from, until]))
        expect(steps).toContain(`SEARCH ${table} USING COVERING INDEX ${table}_${column} `);
      expect(steps).not.toContain(`SCAN ${table}`);
    }
  });
});
