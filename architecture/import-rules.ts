import type { Import, SourceFile } from './source-files.ts';

/** What a file is, by folder and suffix; it decides what the file may import (docs/architecture.md). */
type Kind =
  | 'process'
  | 'routes'
  | 'screen'
  | 'staff'
  | 'contract'
  | 'rules'
  | 'feature-db'
  | 'feature-server'
  | 'ui'
  | 'messages'
  | 'lib'
  | 'db'
  | 'media'
  | 'content'
  | 'auth'
  | 'outbox'
  | 'audit'
  | 'api'
  | 'pages'
  | 'demo'
  | 'testing';

const FOLDERS: Record<string, Kind> = {
  routes: 'routes',
  ui: 'ui',
  'back-office': 'staff',
  messages: 'messages',
  lib: 'lib',
  db: 'db',
  media: 'media',
  content: 'content',
  auth: 'auth',
  outbox: 'outbox',
  audit: 'audit',
  api: 'api',
  pages: 'pages',
  demo: 'demo',
  testing: 'testing',
};

const MAY_IMPORT: Record<Kind, readonly Kind[]> = {
  process: ['process', 'routes', 'api', 'auth', 'db', 'demo', 'lib', 'media', 'outbox', 'pages'],
  routes: ['routes', 'screen', 'contract', 'rules', 'auth', 'ui', 'messages', 'lib', 'media'],
  screen: ['screen', 'contract', 'rules', 'ui', 'auth', 'messages', 'lib', 'media'],
  staff: ['staff', 'screen', 'contract', 'rules', 'ui', 'auth', 'messages', 'lib', 'media'],
  contract: ['contract', 'rules', 'lib', 'messages'],
  rules: ['rules', 'lib'],
  'feature-db': [
    ...([
      'feature-db',
      'contract',
      'rules',
      'db',
      'content',
      'lib',
      'media',
      'messages',
      'outbox',
      'audit',
    ] as const),
  ],
  'feature-server': [
    ...(['feature-server', 'feature-db', 'contract', 'rules', 'content', 'api', 'auth', 'db'] as const),
    ...(['lib', 'media', 'messages', 'outbox', 'audit'] as const),
  ],
  ui: ['ui', 'lib', 'messages', 'media'],
  messages: ['messages', 'lib'],
  lib: ['lib'],
  db: ['db', 'lib'],
  media: ['media', 'db', 'api', 'lib'],
  content: ['content', 'contract', 'db', 'lib', 'media', 'api', 'messages', 'auth', 'audit'],
  auth: ['auth', 'db', 'lib', 'messages'],
  outbox: ['outbox', 'db', 'lib', 'messages'],
  audit: ['audit', 'contract', 'api', 'db', 'lib'],
  api: [
    ...([
      'api',
      'auth',
      'content',
      'db',
      'lib',
      'messages',
      'feature-server',
      'contract',
      'media',
      'outbox',
    ] as const),
    'audit',
  ],
  pages: ['pages', 'api', 'feature-server', 'lib', 'messages', 'contract', 'rules', 'auth'],
  demo: ['demo', 'content', 'db', 'feature-db', 'feature-server', 'rules', 'lib', 'media'],
  testing: [
    'testing',
    'api',
    'auth',
    'db',
    'demo',
    'lib',
    'media',
    'content',
    'feature-db',
    'feature-server',
    'process',
    'contract',
    'outbox',
    'audit',
    'pages',
  ],
};

const NEEDS_SERVER = new Set([
  'hono',
  '@hono/node-server',
  '@hono/zod-openapi',
  'kysely',
  'pg',
  'pino',
  'sharp',
  'better-auth',
  'nodemailer',
  'google-auth-library',
  '@googleapis/sheets',
  '@zxcvbn-ts/language-common',
  'libphonenumber-js',
]);

/** A feature's part of the back office: `news-admin.tsx`, `news-admin-form.tsx`. No page of a visitor imports it. */
const STAFF_SCREEN = /-admin[.-]/;
export const STAFF_ROUTE = /^routes\/admin-dashboard/;

/** Where the browser starts: they know the routes and what must happen before them. */
export const BROWSER_ENTRIES = new Set(['client.tsx', 'router.tsx', 'routeTree.gen.ts']);

function kindOf(path: string): Kind {
  if (/\.contract\.ts$/.test(path)) return 'contract';
  if (BROWSER_ENTRIES.has(path)) return 'routes';
  const [folder = '', feature] = path.split('/');
  if (folder !== 'features') return FOLDERS[folder] ?? 'process';
  if (feature === undefined) return 'process';
  if (/\.rules\.ts$/.test(path)) return 'rules';
  if (/\.db\.server\.ts$/.test(path)) return 'feature-db';
  if (/\.server\.ts$/.test(path)) return 'feature-server';
  return STAFF_SCREEN.test(path) ? 'staff' : 'screen';
}

function isServer(path: string): boolean {
  const kind = kindOf(path);
  return /\.server\.ts$/.test(path) || ['process', 'db', 'content', 'demo', 'testing', 'api'].includes(kind);
}

/** Each import that the table does not allow, as a sentence. Tests may import what they test. */
export function importViolations(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !isTest(path))
    .flatMap((file) => file.imports.flatMap((wanted) => violation(file.path, wanted) ?? []));
}

function violation(path: string, wanted: Import): string | undefined {
  const kind = kindOf(path);
  const said = `${path} imports ${wanted.target}`;
  if (!wanted.own) return packageViolation(path, kind, wanted, said);
  if (wanted.target.endsWith('.css')) return undefined;
  if (!wanted.typeOnly && !isServer(path) && /\.server\.ts$/.test(wanted.target))
    return `${said}: server code in the browser`;
  if (wanted.typeOnly) return undefined;
  const target = kindOf(wanted.target);
  if (target === 'staff' && STAFF_ROUTE.test(path)) return undefined;
  if (!MAY_IMPORT[kind].includes(target)) return `${said}: ${kind} may not import ${target}`;
  if (kind === 'ui' && target === 'messages' && wanted.target !== 'messages/ui.ts')
    return `${said}: ui knows its own words only`;
  if (['screen', 'routes'].includes(kind) && target === 'contract')
    return `${said}: contracts are types in the browser`;
  if (crossesFeatures(path, wanted.target, target)) return `${said}: another feature's inside`;
  return undefined;
}

function packageViolation(path: string, kind: Kind, wanted: Import, said: string): string | undefined {
  if (wanted.typeOnly) return undefined;
  if (kind === 'rules' && wanted.target === 'zod') return `${said}: rules are shipped to every visitor`;
  if (kind === 'messages' || kind === 'rules') return `${said}: ${kind} stand alone`;
  const server = NEEDS_SERVER.has(wanted.target) || wanted.target.startsWith('node:');
  return server && !isServer(path) && kind !== 'contract'
    ? `${said}: a server's package in the browser`
    : undefined;
}

/** A feature's server code sees of another feature its contract, rules and queries; screens see its screens too. */
function crossesFeatures(path: string, target: string, kind: Kind): boolean {
  const [, mine] = path.split('/');
  const [folder, theirs] = target.split('/');
  if (folder !== 'features' || !path.startsWith('features/') || mine === theirs) return false;
  return kind === 'feature-server';
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}
