import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { openStore } from '../src/db/open-store.server.ts';
import { eraseOldLeads, findOldLeads } from '../src/features/leads/retention.api.server.ts';
import { systemClock } from '../src/lib/clock.ts';
import { readConfig } from '../src/lib/env.server.ts';

const USAGE = `npm run retention -- [--dry-run]

Erases the leads of the configured store that are kept longer than the privacy notice promises, as the running server
does every day. With --dry-run it only says which.`;

/** `npm run retention`; says what it did or would do, and returns the exit code. */
export async function retention(
  args: readonly string[],
  { env, say }: { env: Record<string, string | undefined>; say: (line: string) => void },
): Promise<number> {
  try {
    const options = { 'dry-run': { type: 'boolean' }, help: { type: 'boolean' } } as const;
    const { values } = parseArgs({ args: [...args], options });
    if (values.help) {
      say(USAGE);
      return 0;
    }
    const log = pino({ level: 'silent' });
    const store = await openStore(readConfig(env).databaseUrl, { log });
    try {
      const { count, oldest } = await findOldLeads({ store, clock: systemClock });
      say(
        `Leads that are over their time: ${count}${oldest ? `, the oldest of ${oldest.slice(0, 10)}` : ''}.`,
      );
      if (values['dry-run']) say('Nothing was erased: a dry run.');
      else say(`Erased: ${await eraseOldLeads({ store, clock: systemClock, log })}.`);
      return 0;
    } finally {
      await store.close();
    }
  } catch (error) {
    say(`Not done: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
}

if (import.meta.main) {
  process.exitCode = await retention(process.argv.slice(2), {
    env: process.env,
    say: (line) => process.stdout.write(`${line}\n`),
  });
}
