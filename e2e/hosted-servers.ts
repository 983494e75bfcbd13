import { pathToFileURL } from 'node:url';
import type { HostOrder, HostReport } from './host.ts';

/**
 * The process that `startHost` forks: runs a server's `main.js` at each order, with that order's environment and nothing
 * of the one before. A build keeps nothing outside a server but code, so each is as fresh as in a process of its own.
 */
let servers = 0;

function report(what: HostReport): void {
  process.send?.(what);
}

const leave = process.exit.bind(process);
// What ends a server's own process ends that server alone here; but one that still has connections was cut off while it
// drained, and must not go on behind the next one's back.
process.exit = ((code = 0) => {
  if (process.getActiveResourcesInfo().some((name) => name.startsWith('TCP'))) leave(code);
  process.removeAllListeners('SIGTERM').removeAllListeners('SIGINT');
  report({ ended: Number(code) });
}) as typeof process.exit;

process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', async (order: HostOrder) => {
  if ('stop' in order) return process.emit('SIGTERM');
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, order.env);
  process.argv[1] = order.main;
  servers += 1;
  await import(`${pathToFileURL(order.main)}?${servers}`);
});
