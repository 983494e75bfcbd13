import { type Compilable, CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore } from './open-store.server.ts';
import type { Db, Store } from './store.ts';

let store: Store;
beforeAll(async () => {
  store = await openStore('memory:');
});
afterAll(() => store.close());

const newest = (db: Db) =>
  db.selectFrom('leads').select('id').orderBy('created_at', 'desc').orderBy('id', 'desc').limit(20);

const queries: [string, string, (db: Db) => Compilable][] = [
  ['the newest leads', 'leads_created', newest],
  ['the newest leads of a status', 'leads_status', (db) => newest(db).where('status', '=', 'new')],
  [
    'the newest leads of a source',
    'leads_source',
    (db) => newest(db).where('source', '=', 'influence').where('quarantined', '=', 0),
  ],
  ['the newest quarantined leads', 'leads_quarantined', (db) => newest(db).where('quarantined', '=', 1)],
  ['the newest leads of a section', 'leads_section_id', (db) => newest(db).where('section_id', '=', 's')],
  ['the newest leads of a service', 'leads_service_id', (db) => newest(db).where('service_id', '=', 's')],
  ['a user’s own bookings', 'leads_user_id', (db) => newest(db).where('user_id', '=', 'u')],
  ['the leads of a phone number', 'leads_phone', (db) => newest(db).where('phone', '=', '+966500000000')],
  [
    'the newest services',
    'services_created',
    (db) => db.selectFrom('services').select('id').orderBy('created_at', 'desc').orderBy('id', 'desc'),
  ],
  [
    'the services of a section',
    'services_section',
    (db) =>
      db
        .selectFrom('services')
        .select('id')
        .where('section_id', '=', 's')
        .orderBy('created_at')
        .orderBy('id'),
  ],
  [
    'the sections in the clinic’s order',
    'sections_position',
    (db) => db.selectFrom('sections').select('id').orderBy('position').orderBy('id'),
  ],
  [
    'what the outbox has to deliver',
    'outbox_waiting',
    (db) =>
      db
        .selectFrom('outbox')
        .select('id')
        .where('done_at', 'is', null)
        .where('next_at', '<=', 'now')
        .orderBy('next_at'),
  ],
  [
    'what the outbox has delivered long ago',
    'outbox_done',
    (db) => db.selectFrom('outbox').select('id').where('done_at', '<', 'then'),
  ],
  [
    'the newest users',
    'users_created',
    (db) => db.selectFrom('users').select('id').orderBy('createdAt', 'desc').orderBy('id', 'desc'),
  ],
  [
    'the newest users of a role',
    'users_role_created',
    (db) =>
      db
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'admin')
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc'),
  ],
  [
    'users that are not folded yet',
    'users_unfolded',
    (db) => db.selectFrom('users').select('id').where(sql<boolean>`search = ''`),
  ],
  [
    'the newest changes of somebody',
    'audit_actor',
    (db) =>
      db
        .selectFrom('audit')
        .select('id')
        .where('actor_id', '=', 'a')
        .orderBy('at', 'desc')
        .orderBy('id', 'desc'),
  ],
  [
    'the newest changes of some days',
    'audit_at',
    (db) =>
      db
        .selectFrom('audit')
        .select('id')
        .where('at', '>=', 'then')
        .orderBy('at', 'desc')
        .orderBy('id', 'desc'),
  ],
  [
    'an endpoint’s newest deliveries',
    'webhook_deliveries_webhook',
    (db) =>
      db
        .selectFrom('webhook_deliveries')
        .select('id')
        .where('webhook_id', '=', 'w')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc'),
  ],
  [
    'consents of Google’s that are over',
    'google_consents_expiry',
    (db) => db.selectFrom('google_consents').select('state').where('expires_at', '<', 'now'),
  ],
  [
    'limits that are over',
    'limits_expiry',
    (db) => db.selectFrom('limits').select('key').where('expires_at', '<', 'now'),
  ],
  [
    'idempotency keys that are over',
    'idempotency_keys_expiry',
    (db) => db.selectFrom('idempotency_keys').select('key').where('expires_at', '<', 'now'),
  ],
  [
    'sessions that are over',
    'sessions_expiry',
    (db) => db.selectFrom('sessions').select('id').where('expiresAt', '<', 'now'),
  ],
];

it.each(queries)('%s: read from the index %s, not sorted', async (_, index, query) => {
  const { sql, parameters } = query(store.read).compile();
  const plan = await store.read.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]) as CompiledQuery<{ detail: string }>,
  );
  const steps = plan.rows.map((row) => row.detail).join('; ');
  expect(steps).toMatch(new RegExp(`INDEX ${index}\\b`));
  expect(steps).not.toContain('TEMP B-TREE');
});
