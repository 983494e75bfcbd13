import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrandPictures } from './brand-pictures.ts';
import { ensureFonts } from './fonts.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = [
  'src',
  'public',
  'scripts/precompress.ts',
  'scripts/fonts.ts',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];
const keptBuilds = 3;

/**
 * Builds the product when its sources changed and answers where it is: `dist/<hash of the sources>`. Each build has a
 * folder of its own that appears at once when it is whole, so a running server keeps its files.
 */
export async function ensureBuild({ force = false } = {}): Promise<string> {
  await ensureFonts();
  await ensureBrandPictures();
  const folder = join(root, 'dist', hashOf(sources));
  if (existsSync(folder) && !force) return folder;
  const draft = draftFolder();
  mkdirSync(draft, { recursive: true });
  run('node_modules/vite/bin/vite.js', ['build', '--outDir', draft, '--logLevel', 'warn']);
  run('scripts/precompress.ts', [join(draft, 'client')]);
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
  dropOldBuilds();
  return folder;
}

function run(script: string, args: string[]): void {
  const { status } = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status === 0) return;
  rmSync(draftFolder(), { recursive: true, force: true });
  process.exit(status ?? 1);
}

/** One a process, so that two builds at once stay apart. */
function draftFolder(): string {
  return join(root, 'dist', `.draft-${process.pid}`);
}

/** 16 hex letters that stand for all files at and below these paths, tests left out. */
export function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) addToHash(hash, path);
  return hash.digest('hex').slice(0, 16);
}

function addToHash(hash: ReturnType<typeof createHash>, path: string): void {
  const full = join(root, path);
  if (!existsSync(full)) return;
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) addToHash(hash, join(path, name));
    return;
  }
  if (/\.test\.tsx?$|routeTree\.gen\.ts$/.test(path)) return;
  hash.update(path).update('\0').update(readFileSync(full)).update('\0');
}

function dropOldBuilds(): void {
  const dist = join(root, 'dist');
  const byAge = readdirSync(dist)
    .filter((name) => !name.startsWith('.'))
    .map((name) => ({ name, time: statSync(join(dist, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time);
  for (const { name } of byAge.slice(keptBuilds)) rmSync(join(dist, name), { recursive: true, force: true });
}

if (import.meta.main)
  process.stdout.write(`${await ensureBuild({ force: process.argv.includes('--force') })}\n`);
