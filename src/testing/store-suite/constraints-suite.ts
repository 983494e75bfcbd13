import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store, Trx } from '#db/store.ts';
import { isUniqueViolation } from '#db/store-errors.ts';
import type { TestEngine, TestPlace } from '../engines.ts';
import { counterRow, doctorRow, leadRow, offerRow, sectionRow, serviceRow, userRow } from './rows.ts';

const NOW = '2026-11-20T09:30:00.000Z';

function sessionRow(id: string, token: string, userId: string) {
  const times = { expiresAt: NOW, createdAt: NOW, updatedAt: NOW };
  return { id, token, userId, ipAddress: null, userAgent: null, ...times };
}

function linkRow(owner_id: string, value: string) {
  return { owner_id, value, position: 1 };
}

const consentRow = { kind: 'privacy', given: 1, text_version: '1', created_at: NOW } as const;

export function constraintsSuite(engine: TestEngine): void {
  describe('constraints', () => {
    let place: TestPlace;
    let store: Store;
    beforeAll(async () => {
      place = await engine.place();
      store = await place.open();
      await store.write(async (trx) => {
        await trx.insertInto('sections').values(sectionRow('s')).execute();
        await trx.insertInto('services').values(serviceRow('v', 's')).execute();
        await trx
          .insertInto('users')
          .values(userRow('u', { phone: '+966500000001' }))
          .execute();
        await trx
          .insertInto('sessions')
          .values(sessionRow('e', 'token', 'u'))
          .execute();
        await trx.insertInto('leads').values(leadRow('l')).execute();
        await trx.insertInto('limits').values(counterRow('k')).execute();
      });
    });
    afterAll(async () => {
      await store.close();
      await place.remove();
    });

    async function refusal(change: (trx: Trx) => Promise<unknown>): Promise<unknown> {
      return store.write(change).then(
        () => 'taken',
        (error: unknown) => error,
      );
    }

    const doubled: [string, (trx: Trx) => Promise<unknown>][] = [
      ['primary key', (trx) => trx.insertInto('limits').values(counterRow('k')).execute()],
      [
        'slug',
        (trx) =>
          trx
            .insertInto('sections')
            .values(sectionRow('t', { slug: 'slug-s' }))
            .execute(),
      ],
      [
        'email',
        (trx) =>
          trx
            .insertInto('users')
            .values(userRow('x', { email: 'u@example.com' }))
            .execute(),
      ],
      [
        'phone',
        (trx) =>
          trx
            .insertInto('users')
            .values(userRow('x', { phone: '+966500000001' }))
            .execute(),
      ],
      [
        'session token',
        (trx) =>
          trx
            .insertInto('sessions')
            .values(sessionRow('f', 'token', 'u'))
            .execute(),
      ],
      [
        'reference',
        (trx) =>
          trx
            .insertInto('leads')
            .values(leadRow('m', { reference: 'BS-l' }))
            .execute(),
      ],
    ];
    it.each(doubled)('knows a doubled %s', async (_, change) => {
      expect(isUniqueViolation(await refusal(change))).toBe(true);
      const alone = change(store.forAccounts as unknown as Trx).catch((error: unknown) => error);
      expect(isUniqueViolation(await alone)).toBe(true);
    });

    const wrong: [string, (trx: Trx) => Promise<unknown>][] = [
      ['an unknown section', (trx) => trx.insertInto('services').values(serviceRow('w', 'none')).execute()],
      [
        'a picture that is not there',
        (trx) =>
          trx
            .insertInto('sections')
            .values(sectionRow('t', { image_id: 'x' }))
            .execute(),
      ],
      [
        'the end of a section with services',
        (trx) => trx.deleteFrom('sections').where('id', '=', 's').execute(),
      ],
      [
        'a lead of an unknown service',
        (trx) =>
          trx
            .insertInto('leads')
            .values(leadRow('m', { service_id: 'x' }))
            .execute(),
      ],
      [
        'a flag of 2',
        (trx) =>
          trx
            .insertInto('leads')
            .values(leadRow('m', { quarantined: 2 }))
            .execute(),
      ],
      [
        'an unknown status',
        (trx) =>
          trx
            .insertInto('leads')
            .values(leadRow('m', { status: 'lead' }))
            .execute(),
      ],
      [
        'an unknown role',
        (trx) =>
          trx
            .insertInto('users')
            .values(userRow('x', { role: 'root' as 'user' }))
            .execute(),
      ],
      [
        'an offer that is over before it starts',
        (trx) =>
          trx
            .insertInto('offers')
            .values(offerRow('o', { ends_at: NOW }))
            .execute(),
      ],
      [
        'a doctor in an unknown section',
        async (trx) => {
          await trx.insertInto('doctors').values(doctorRow('d')).execute();
          await trx.insertInto('doctor_sections').values(linkRow('d', 'none')).execute();
        },
      ],
      [
        'a second row of settings',
        (trx) =>
          trx
            .insertInto('settings')
            .values({ id: 2 as 1, data: '{}', version: 1, updated_at: NOW })
            .execute(),
      ],
      [
        'a second content version',
        (trx) =>
          trx
            .insertInto('content_version')
            .values({ id: 2 as 1, version: 1 })
            .execute(),
      ],
    ];
    it.each(wrong)('refuses %s, which is no doubled key', async (_, change) => {
      const error = await refusal(change);
      expect(error).toBeInstanceOf(Error);
      expect(isUniqueViolation(error)).toBe(false);
    });

    it('lets many users go without a phone', async () => {
      const rows = ['p', 'q'].map((id) => userRow(id));
      await store.write((trx) => trx.insertInto('users').values(rows).execute());
      expect(
        await store.read.selectFrom('users').select('id').where('phone', 'is', null).execute(),
      ).toHaveLength(2);
    });

    it('lets a lead outlive its service and its user, and takes its own with it', async () => {
      await store.write(async (trx) => {
        await trx.insertInto('services').values(serviceRow('w', 's')).execute();
        await trx.insertInto('users').values(userRow('gone')).execute();
        await trx
          .insertInto('sessions')
          .values(sessionRow('g', 'g', 'gone'))
          .execute();
        await trx
          .insertInto('leads')
          .values(leadRow('kept', { service_id: 'w', user_id: 'gone' }))
          .execute();
        await trx.insertInto('leads').values(leadRow('erased')).execute();
        await trx
          .insertInto('consents')
          .values({ ...consentRow, id: 'c', lead_id: 'erased' })
          .execute();
      });
      await store.write(async (trx) => {
        await trx.deleteFrom('services').where('id', '=', 'w').execute();
        await trx.deleteFrom('users').where('id', '=', 'gone').execute();
        await trx.deleteFrom('leads').where('id', '=', 'erased').execute();
      });
      const kept = await store.read.selectFrom('leads').selectAll().where('id', '=', 'kept').execute();
      expect(kept).toMatchObject([{ service_id: null, user_id: null }]);
      expect(await store.read.selectFrom('consents').selectAll().execute()).toEqual([]);
      expect(await store.read.selectFrom('sessions').select('id').execute()).toMatchObject([{ id: 'e' }]);
    });

    it('lets an offer outlive its service, and takes what a doctor does out of the doctor', async () => {
      await store.write(async (trx) => {
        await trx.insertInto('services').values(serviceRow('x', 's')).execute();
        await trx
          .insertInto('offers')
          .values(offerRow('o', { service_id: 'x' }))
          .execute();
        await trx.insertInto('doctors').values(doctorRow('d')).execute();
        await trx.insertInto('doctor_services').values(linkRow('d', 'x')).execute();
        await trx.insertInto('doctor_languages').values(linkRow('d', 'ar')).execute();
      });
      await store.write((trx) => trx.deleteFrom('services').where('id', '=', 'x').execute());
      expect(await store.read.selectFrom('offers').select('service_id').execute()).toEqual([
        { service_id: null },
      ]);
      expect(await store.read.selectFrom('doctor_services').selectAll().execute()).toEqual([]);
      await store.write((trx) => trx.deleteFrom('doctors').where('id', '=', 'd').execute());
      expect(await store.read.selectFrom('doctor_languages').selectAll().execute()).toEqual([]);
    });
  });
}
