import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Where a worker's script lies: in the sources beside this file; in a build, which has an input for every worker
 * (pitfall 9), beside the `main.js` that runs. Null where a build has none.
 */
export function workerFile(name: string): string | null {
  const source = join(import.meta.dirname, `${name}.server.ts`);
  const built = join(dirname(process.argv[1] ?? ''), `${name}.js`);
  return [source, built].find((file) => existsSync(file)) ?? null;
}
