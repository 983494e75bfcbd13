import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '#db/store.ts';
import type { TestEngine, TestPlace } from '../engines.ts';
import { counterRow, leadRow, mediaRow, sectionRow } from './rows.ts';

const NAUGHTY = [
  '',
  ' ',
  'ًّ',
  'زراعة الأسنان ١٢٣',
  '👩‍⚕️🦷',
  '\u{10ffff}',
  "'; drop table leads; --",
  '%_\\',
  '5',
  '5.0',
];

/** What goes in comes out, in the same physical type on every engine; what cannot is refused. */
export function valuesSuite(engine: TestEngine): void {
  describe('values', () => {
    let place: TestPlace;
    let store: Store;
    beforeAll(async () => {
      place = await engine.place();
      store = await place.open();
    });
    afterAll(async () => {
      await store.close();
      await place.remove();
    });

    async function keepText(text: string): Promise<string | undefined> {
      await store.write((trx) =>
        trx
          .insertInto('limits')
          .values({ ...counterRow('text'), expires_at: text })
          .onConflict((conflict) => conflict.column('key').doUpdateSet({ expires_at: text }))
          .execute(),
      );
      const row = await store.read
        .selectFrom('limits')
        .select('expires_at')
        .where('key', '=', 'text')
        .where('expires_at', '=', text)
        .executeTakeFirst();
      return row?.expires_at;
    }

    it('gives back text, integers, nulls and bytes as they were', async () => {
      const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
      const variant = { media_id: 'm', name: 'url', format: 'avif', width: 1, height: 1, bytes } as const;
      await store.write(async (trx) => {
        await trx.insertInto('media').values(mediaRow('m')).execute();
        await trx.insertInto('media_variants').values(variant).execute();
        await trx
          .insertInto('sections')
          .values(sectionRow('s', { image_id: 'm', position: -7 }))
          .execute();
        await trx
          .insertInto('leads')
          .values(leadRow('l', { section_id: 's', quarantined: 1 }))
          .execute();
      });
      const { read } = store;
      expect({ ...(await read.selectFrom('sections').selectAll().executeTakeFirstOrThrow()) }).toStrictEqual(
        sectionRow('s', { image_id: 'm', position: -7 }),
      );
      expect({ ...(await read.selectFrom('leads').selectAll().executeTakeFirstOrThrow()) }).toStrictEqual(
        leadRow('l', {
          section_id: 's',
          quarantined: 1,
          sheet_id: null,
          doctor_id: null,
          offer_id: null,
          preferred_time: null,
        }),
      );
      const kept = await read.selectFrom('media_variants').selectAll().executeTakeFirstOrThrow();
      expect({ ...kept }).toStrictEqual(variant);
    });

    it('counts, sums and compares in plain numbers', async () => {
      const { read } = store;
      const of = read.selectFrom('content_version');
      const row = await of
        .select((eb) => [
          eb.fn.countAll<number>().as('count'),
          eb.fn.sum<number>('version').as('sum'),
          eb.fn.avg<number>('version').as('avg'),
          eb.fn.max('version').as('max'),
          eb('version', '>', 0).as('yes'),
          eb('version', '<', 0).as('no'),
        ])
        .groupBy('version')
        .executeTakeFirstOrThrow();
      const version = row.max;
      expect({ ...row }).toStrictEqual({ count: 1, sum: version, avg: version, max: version, yes: 1, no: 0 });
    });

    it('says how many rows a change touched', async () => {
      const { forAccounts } = store;
      await forAccounts
        .insertInto('limits')
        .values([counterRow('a'), counterRow('b')])
        .execute();
      const changed = await forAccounts
        .updateTable('limits')
        .set({ points: 3 })
        .where('key', 'in', ['a', 'b'])
        .executeTakeFirst();
      expect(changed.numUpdatedRows).toBe(2n);
      const gone = await forAccounts.deleteFrom('limits').where('key', '=', 'none').executeTakeFirst();
      expect(gone.numDeletedRows).toBe(0n);
      const returned = await forAccounts
        .deleteFrom('limits')
        .where('key', 'in', ['a', 'b'])
        .returning('points')
        .execute();
      expect(returned.map((row) => row.points)).toEqual([3, 3]);
    });

    it.each(NAUGHTY)('keeps the text %j', async (text) => expect(await keepText(text)).toBe(text));

    it('keeps every well-formed text and refuses the others whole', async () => {
      const texts = fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'grapheme' }),
        fc.array(fc.nat(0xffff), { maxLength: 8 }).map((units) => String.fromCharCode(...units)),
        fc.constantFrom('a\0b', '\ud800', 'x\udc00y'),
      );
      await fc.assert(
        fc.asyncProperty(texts, async (text) => {
          if (text.isWellFormed() && !text.includes('\0')) expect(await keepText(text)).toBe(text);
          else await expect(keepText(text)).rejects.toMatchObject({ code: 'INVALID', status: 400 });
        }),
        { numRuns: 150 },
      );
    });

    it('keeps every integer and all bytes', async () => {
      await store.write((trx) => trx.insertInto('media').values(mediaRow('any')).execute());
      const bytes = fc.uint8Array({ maxLength: 500 });
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), bytes, async (points, given) => {
          const kept = await store.write(async (trx) => {
            await trx.deleteFrom('limits').execute();
            await trx.deleteFrom('media_variants').where('media_id', '=', 'any').execute();
            await trx.insertInto('limits').values(counterRow('n', points)).execute();
            const variant = { media_id: 'any', name: 'url', format: 'webp', width: 1, height: 1 } as const;
            await trx
              .insertInto('media_variants')
              .values({ ...variant, bytes: given })
              .execute();
            return {
              ...(await trx.selectFrom('limits').select('points').executeTakeFirst()),
              ...(await trx
                .selectFrom('media_variants')
                .select('bytes')
                .where('media_id', '=', 'any')
                .executeTakeFirst()),
            };
          });
          expect(kept).toStrictEqual({ points, bytes: new Uint8Array(given) });
        }),
        { numRuns: 50 },
      );
    });

    it.each([
      ['a Date', new Date(0)],
      ['undefined', undefined],
      ['true', true],
      ['an object', { a: 1 }],
      ['a list', ['a']],
      ['NaN', Number.NaN],
      ['Infinity', Number.POSITIVE_INFINITY],
      ['an integer beyond 2^53', 2 ** 53],
    ])('refuses %s as a value', async (_, value) => {
      const change = sql`update limits set expires_at = ${value}`;
      await expect(store.write((trx) => change.execute(trx))).rejects.toThrow(TypeError);
      await expect(sql`select 1 where 'a' = ${value}`.execute(store.read)).rejects.toThrow(TypeError);
    });

    it.each([
      ['text in an integer', sql`insert into limits (key, points, expires_at) values ('x', ${'many'}, 'x')`],
      [
        'a fraction in an integer',
        sql`insert into limits (key, points, expires_at) values ('x', ${1.5}, 'x')`,
      ],
      [
        'null where something must be',
        sql`insert into limits (key, points, expires_at) values ('x', 1, ${null})`,
      ],
    ])('refuses %s', async (_, change) => {
      await expect(store.write((trx) => change.execute(trx))).rejects.toThrow();
      expect(await store.read.selectFrom('limits').select('key').where('key', '=', 'x').execute()).toEqual(
        [],
      );
    });

    it('puts an integer into text without a fraction', async () => {
      await sql`insert into limits (key, points, expires_at) values ('five', 0, ${5})`.execute(
        store.forAccounts,
      );
      const { rows } = await sql`select expires_at from limits where key = 'five'`.execute(store.read);
      expect(rows).toMatchObject([{ expires_at: '5' }]);
    });

    it('orders text by code point', async () => {
      const keys = ['ب', 'B', 'a', 'أ', 'é', 'Z', '🦷'];
      await store.write(async (trx) => {
        await trx.deleteFrom('limits').execute();
        await trx
          .insertInto('limits')
          .values(keys.map((key) => counterRow(key)))
          .execute();
      });
      const rows = await store.read.selectFrom('limits').select('key').orderBy('key').execute();
      expect(rows.map((row) => row.key)).toEqual(['B', 'Z', 'a', 'é', 'أ', 'ب', '🦷']);
    });
  });
}
