import { basename, dirname, join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { startDailyWork } from '#api/daily-work.server.ts';
import { setInProcessApi } from '#lib/api-client.ts';
import { readConfig } from '#lib/env.server.ts';
import { ConfigError } from '#lib/env-value.server.ts';
import { pageRenderer } from '#pages/render-page.server.ts';
import { createServer } from '../server.ts';
import { announce } from './announce.server.ts';
import { drainOnSignal } from './drain.server.ts';
import { openDeps } from './open-deps.server.ts';
import { cutSlowSenders } from './slow-senders.server.ts';

/**
 * In milliseconds: when a request's head, and the whole of it, must have come, looked at every two seconds. A body has its
 * own rule (`cutSlowSenders`).
 */
const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: 30 * 60_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
};

/**
 * Configuration, store, demo content, server, in this order. A start that cannot go on says why in one line.
 * @param serverFolder where the built `main.js` lies: `dist/<build>/server`.
 */
export async function serve(serverFolder: string): Promise<void> {
  const config = orExit(() => readConfig(process.env));
  const opened = await openDeps(config).catch(exitWith);
  const { deps, outbox, firstSuperadmin } = opened;
  const buildFolder = dirname(serverFolder);
  const app = createServer(deps, {
    render: pageRenderer(config),
    clientFolder: join(buildFolder, 'client'),
    build: basename(buildFolder),
  });
  setInProcessApi((path, init) => app.request(path, init));
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: PATIENCE });
  cutSlowSenders(server);
  drainOnSignal(server, opened);
  server.once('error', exitWith);
  server.listen(config.port, config.host, () => {
    announce(config, firstSuperadmin);
    outbox.start();
    startDailyWork(deps);
  });
}

function orExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return exitWith(error);
  }
}

function exitWith(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  const detail = error instanceof ConfigError || !(error instanceof Error) ? '' : `\n${error.stack}`;
  process.stderr.write(`Basma cannot start: ${reason}${detail}\n`);
  process.exit(1);
}
