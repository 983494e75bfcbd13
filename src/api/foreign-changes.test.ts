import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';
import { type Signed, type TestApp, testApp } from '#testing/app.ts';
import { addSection } from '#testing/content.ts';
import { expectRefusal } from '#testing/expect-refusal.ts';
import { assembleCalls } from './api.ts';

const TABLES = [
  'users',
  'accounts',
  'sessions',
  'verifications',
  'leads',
  'outbox',
  'limits',
  'media',
  'sections',
  'content_versions',
  'settings',
  'audit',
] as const;

const FOREIGN: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' },
];

let test: TestApp;
let signed: Signed;

beforeAll(async () => {
  test = await testApp();
  signed = await test.signIn('superadmin');
  await addSection(test);
});
afterAll(() => test.close());

/** All rows of the tables that a change of accounts or bookings could touch. */
async function contents({ read }: Store): Promise<Record<string, unknown>> {
  const tables: Record<string, unknown> = {};
  for (const table of TABLES satisfies readonly (keyof Tables)[]) {
    tables[table] = (await sql`select * from ${sql.table(table)} order by 1`.execute(read)).rows;
  }
  return tables;
}

/** Every call that changes something, as the live route table has it. */
function changes(): { method: string; path: string }[] {
  return assembleCalls(test.deps).routes.filter(({ method }) => !['GET', 'ALL'].includes(method));
}

describe('a change that another site asks for with a superadmin’s cookie', () => {
  it('is refused by every call, and nothing is changed', async () => {
    const before = await contents(test.store);
    const { pathname: path } = new URL('http://x/api/v1/user/session');
    expect(changes()).toContainEqual(expect.objectContaining({ method: 'DELETE', path }));
    for (const change of changes()) {
      for (const foreign of FOREIGN) {
        const headers = { 'content-type': 'application/json', ...signed, ...foreign };
        const response = await test.app.request(change.path.replaceAll(/:\w+/g, 'x'), {
          method: change.method,
          headers,
          body: '{"password":"x","identifier":"superadmin1@clinic.example","title":"x","name":"x","city":"x"}',
        });
        await expectRefusal(response, 403, 'FOREIGN_ORIGIN');
      }
    }
    expect(await contents(test.store)).toEqual(before);
  });
});
