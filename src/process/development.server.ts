import { setInProcessApi } from '#lib/api-client.ts';
import { readConfig } from '#lib/env.server.ts';
import { pageRenderer } from '#pages/render-page.server.ts';
import { createServer } from '../server.ts';
import { announce } from './announce.server.ts';
import { type OpenedDeps, openDeps } from './open-deps.server.ts';

/** An edit evaluates this module again; the store of the first evaluation is kept, it may be open only once. */
const kept = globalThis as { basmaDevelopment?: Promise<OpenedDeps> };

export const config = readConfig(process.env);
kept.basmaDevelopment ??= openAndDeliver();
const { deps, firstSuperadmin } = await kept.basmaDevelopment;

const app = createServer(deps, {
  render: pageRenderer(config),
  clientFolder: null,
  build: `development-${Date.now()}`,
});
setInProcessApi(async (path, init) => app.request(path, init));

export const fetch = app.fetch;

async function openAndDeliver(): Promise<OpenedDeps> {
  const opened = await openDeps(config);
  opened.outbox.start();
  return opened;
}

export function announceDevelopment(): void {
  announce(config, firstSuperadmin);
}
