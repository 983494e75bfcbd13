import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { dataFolder } from '#lib/data-folder.server.ts';
import type { Config } from '#lib/env.server.ts';

const SECRET_BYTES = 32;
const SHORTEST_SECRET = 32;

/**
 * The secret that signs cookies: `SECRET`, or one made once and kept in `secret` beside the database file (mode 600),
 * in `data/` for a database that is no file. A memory store's lives as long as its process.
 * @throws {Error} with one line naming the file when what it holds cannot be a secret.
 */
export async function loadSecret(config: Pick<Config, 'secret' | 'databaseUrl'>): Promise<string> {
  if (config.secret) return config.secret;
  const fresh = randomBytes(SECRET_BYTES).toString('base64url');
  const folder = dataFolder(config.databaseUrl);
  if (!folder) return fresh;
  const file = join(folder, 'secret');
  const kept = (await readIfThere(file)) ?? (await keep(file, fresh));
  if (kept.length < SHORTEST_SECRET)
    throw new Error(`${file} must hold a secret of ${SHORTEST_SECRET} letters or more`);
  return kept;
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Whole or not at all, and the first of two processes wins: a link fails where the name is taken. */
async function keep(file: string, secret: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(`${secret}\n`);
    await handle.sync();
    await link(draft, file);
    return secret;
  } catch (error) {
    const winner = await readIfThere(file);
    if (winner === null) throw error;
    return winner;
  } finally {
    await handle.close();
    await rm(draft);
  }
}
