import type { ServerType } from '@hono/node-server';
import type { OpenedDeps } from './open-deps.server.ts';

/** Longest wait for answers under way after a stop signal (trust.md, faults: done within 10 s). */
const LONGEST_DRAIN_MS = 9_000;

/** On SIGTERM or SIGINT: take no new connection, finish what is under way, deliveries too, close the store, end with 0. */
export function drainOnSignal(
  server: ServerType,
  { deps, outbox }: Pick<OpenedDeps, 'deps' | 'outbox'>,
): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    const impatient = setTimeout(() => process.exit(0), LONGEST_DRAIN_MS);
    const delivered = outbox.stop();
    server.close(async () => {
      await delivered;
      clearTimeout(impatient);
      await deps.store.close();
      process.exit(0);
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
