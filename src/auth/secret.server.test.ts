import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSecret } from './secret.server.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'basma-secret-'));
});

afterEach(() => rm(folder, { recursive: true }));

describe('the secret', () => {
  it('is the one that was set, and then no file is made', async () => {
    const secret = 'thirty-two letters or more of it';
    expect(await loadSecret({ secret, databaseUrl: `file:${folder}/clinic.db` })).toBe(secret);
    expect(await readdir(folder)).toEqual([]);
  });

  it('is made once and kept beside the database for its owner alone', async () => {
    const config = { secret: null, databaseUrl: `file:${folder}/new/clinic.db` };
    const secret = await loadSecret(config);
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(await loadSecret(config)).toBe(secret);
    expect(await readdir(join(folder, 'new'))).toEqual(['secret']);
    expect((await readFile(join(folder, 'new/secret'), 'utf8')).trim()).toBe(secret);
    expect((await stat(join(folder, 'new/secret'))).mode & 0o777).toBe(0o600);
  });

  it('is the same for processes that start at once', async () => {
    const config = { secret: null, databaseUrl: `file://${folder}/clinic.db` };
    const secrets = await Promise.all(Array.from({ length: 8 }, () => loadSecret(config)));
    expect(new Set(secrets).size).toBe(1);
    expect(await readdir(folder)).toEqual(['secret']);
  });

  it('is not taken from a file that lost it', async () => {
    await writeFile(join(folder, 'secret'), '\n');
    const loading = loadSecret({ secret: null, databaseUrl: `file:${folder}/clinic.db` });
    await expect(loading).rejects.toThrow(`${folder}/secret must hold`);
  });

  it('is not hidden by a folder that cannot be read', async () => {
    await writeFile(join(folder, 'file'), '');
    await expect(
      loadSecret({ secret: null, databaseUrl: `file:${folder}/file/clinic.db` }),
    ).rejects.toThrow();
  });

  it('lives as long as the process where the store does', async () => {
    const config = { secret: null, databaseUrl: 'memory:' };
    expect(await loadSecret(config)).not.toBe(await loadSecret(config));
  });
});
