import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuild } from './build.ts';

/** `npm start`: build what changed, then hand over to the built server; signals reach it, its exit is ours. */
const server = spawn(
  process.execPath,
  ['--enable-source-maps', join(await ensureBuild(), 'server', 'main.js')],
  {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
