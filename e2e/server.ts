import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild, hashOf } from '../scripts/build.ts';
import { freshSchema } from '../src/testing/postgres-schema.ts';
import { type Host, type Running, runAlone } from './host.ts';

/** The superadmin every test server starts with. */
export const STAFF = { email: 'staff@basma.test', password: 'a-long-test-password' };

export interface TestServer {
  url: string;
  /** The folder its mails are written to. */
  mail: string;
  /** What it wrote so far, standard output and errors together. */
  output: () => string;
  /** Resolves with the exit code. */
  stop: () => Promise<number | null>;
}

/**
 * The built product on a free port and a store of its own: a copy of `template` (a folder with a stopped server's store)
 * where one is given, else empty and seeded at start. With `TEST_DATABASE_URL` the store is a fresh schema of that
 * PostgreSQL. `script` starts something else than the build, as `scripts/dev.ts`. It runs in a process of its own, or in
 * `host`.
 */
export async function startServer(
  more: { template?: string; env?: Record<string, string>; script?: string; host?: Host } = {},
): Promise<TestServer> {
  const store = await freshStore(more.template);
  const port = await freePort();
  const run = more.host?.run ?? runAlone;
  const running = run(more.script ?? join(await build(), 'server', 'main.js'), {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    PORT: String(port),
    DATABASE_URL: store.url,
    SUPERADMIN_EMAIL: STAFF.email,
    SUPERADMIN_PASSWORD: STAFF.password,
    SECRET: 'only-for-tests-only-for-tests-only-for-tests',
    LOG_LEVEL: 'warn',
    ...more.env,
  });
  const server = {
    url: `http://localhost:${port}`,
    mail: store.mail ?? join(tmpdir(), `basma-${running.pid}`, 'mail'),
    output: running.output,
    stop: async () => {
      const code = await running.stop();
      await store.drop();
      return code;
    },
  };
  await answering(server.url, running);
  return server;
}

/** Found once for a whole run: an edit meanwhile must not build under the journeys. */
async function build(): Promise<string> {
  process.env.E2E_BUILD ??= await ensureBuild();
  return process.env.E2E_BUILD;
}

interface FreshStore {
  url: string;
  /** Where mails are written beside it; a store without a folder leaves that to the server. */
  mail?: string;
  drop: () => Promise<void>;
}

async function freshStore(template: string | undefined): Promise<FreshStore> {
  if (process.env.TEST_DATABASE_URL) return freshSchema(process.env.TEST_DATABASE_URL);
  const folder = mkdtempSync(join(tmpdir(), 'basma-e2e-'));
  if (template) copyFileSync(join(template, 'clinic.db'), join(folder, 'clinic.db'));
  return {
    url: `file:${join(folder, 'clinic.db')}`,
    mail: join(folder, 'mail'),
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * Seeds one store, stops the server, and answers the folder that further servers copy. It is good for as long as
 * nothing changes that has a part in what is stored: drawing the pictures anew is most of a minute.
 */
export async function makeTemplate(): Promise<string> {
  const template = join(
    tmpdir(),
    `basma-template-${hashOf(['src/demo', 'src/db', 'src/media', 'src/content'])}`,
  );
  const file = join(template, 'clinic.db');
  if (existsSync(file)) return template;
  mkdirSync(template, { recursive: true });
  const draft = `${file}.draft`;
  rmSync(draft, { force: true });
  const server = await startServer({ env: { DATABASE_URL: `file:${draft}` } });
  const code = await server.stop();
  if (code !== 0) throw new Error(`the seeding server ended with ${code}: ${server.output()}`);
  copyFileSync(draft, file);
  return template;
}

async function answering(url: string, { ended, output }: Running): Promise<void> {
  for (;;) {
    if (ended() !== null) throw new Error(`the server ended with ${ended()}: ${output()}`);
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
