import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Where a worker's script lies: in the sources beside this file; in a build, which has an input for every worker
 * (pitfall 9), beside the `main.js` that runs.
 */
export function workerFile(name: string): string {
  const source = join(import.meta.dirname, `${name}.server.ts`);
  if (existsSync(source)) return source;
  return join(dirname(process.argv[1] ?? ''), `${name}.js`);
}
