import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openStore } from '../src/db/open-store.server.ts';
import { freshSchema } from '../src/testing/postgres-schema.ts';
import { leadRow } from '../src/testing/store-suite/rows.ts';
import { retention } from './retention.ts';

it('counts in a dry run, erases without, beside a running server', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'basma-retention-'));
  const schema = process.env.TEST_DATABASE_URL ? await freshSchema(process.env.TEST_DATABASE_URL) : null;
  const env = { DATABASE_URL: schema?.url ?? `file:${folder}/clinic.db` };
  const store = await openStore(env.DATABASE_URL);
  const now = new Date().toISOString();
  await store.write((trx) =>
    trx
      .insertInto('leads')
      .values([
        leadRow('old', { created_at: '2020-03-01T00:00:00.000Z', updated_at: '2020-03-01T00:00:00.000Z' }),
        leadRow('new', { created_at: now, updated_at: now }),
      ])
      .execute(),
  );
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const code = await retention(args, { env, say: (line) => void lines.push(line) });
    return [code, lines.join('\n')];
  };
  const left = async () => (await store.read.selectFrom('leads').select('id').execute()).map(({ id }) => id);
  try {
    expect(await run('--dry-run')).toEqual([0, expect.stringMatching(/: 1, .* 2020-03-01.\n.*dry run/)]);
    expect((await left()).sort()).toEqual(['new', 'old']);
    expect(await run()).toEqual([0, expect.stringContaining('Erased: 1.')]);
    expect(await left()).toEqual(['new']);
    expect(await run('--all')).toEqual([1, expect.stringMatching(/^Not done/)]);
  } finally {
    await store.close();
    await schema?.drop();
    await rm(folder, { recursive: true });
  }
});
