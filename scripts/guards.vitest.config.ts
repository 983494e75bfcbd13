import { readFileSync } from 'node:fs';
import { mergeConfig } from 'vitest/config';
import base from '../vitest.config.ts';

/** One place in the sources where a guard is taken out; from `MUTATION`, as `mutate-guards.ts` sets it. */
const mutation = JSON.parse(process.env.MUTATION ?? 'null') as {
  file: string;
  at: number;
  from: string;
  to: string;
} | null;

/** The product's own tests over sources that are changed in one place while they are loaded: no file is touched. */
export default mergeConfig(base, {
  // What was loaded with a guard out must not be kept for a run with it in.
  test: { fsModuleCache: false },
  plugins: [
    {
      name: 'take a guard out',
      enforce: 'pre',
      transform(_code: string, id: string) {
        if (!mutation || id.split('?')[0] !== mutation.file) return;
        const source = readFileSync(mutation.file, 'utf8');
        const { at, from, to } = mutation;
        if (!source.startsWith(from, at)) throw new Error(`${mutation.file} has changed meanwhile`);
        return source.slice(0, at) + to + source.slice(at + from.length);
      },
    },
  ],
});
