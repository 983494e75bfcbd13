import { deliverersOf } from '#api/deliverers.server.ts';
import type { Deps } from '#api/deps.ts';
import { createAccounts } from '#auth/accounts.server.ts';
import { ensureFirstSuperadmin } from '#auth/first-superadmin.server.ts';
import { foldUsers } from '#auth/fold-users.server.ts';
import { loadSecret } from '#auth/secret.server.ts';
import { openStore } from '#db/open-store.server.ts';
import { seedDemo } from '#demo/seed.server.ts';
import { systemClock } from '#lib/clock.ts';
import type { Config } from '#lib/env.server.ts';
import { createOutbox, type Outbox } from '#outbox/outbox.server.ts';
import { createLog } from './log.server.ts';

export interface OpenedDeps {
  deps: Deps;
  /** Not started yet. */
  outbox: Outbox;
  /** Set only when this start made one with a password of its own, so that it can be shown once. */
  firstSuperadmin: { email: string; password: string } | null;
}

/** Opens the store (migrating it), makes what an empty one needs, and hands out what every call may reach. */
export async function openDeps(given: Config): Promise<OpenedDeps> {
  const log = createLog(given.logLevel);
  const store = await openStore(given.databaseUrl, { log });
  const config = { ...given, secret: await loadSecret(given) };
  const clock = systemClock;
  const accounts = createAccounts({ store, config, clock, log });
  if (!config.rateLimit) log.warn('RATE_LIMIT is off: for load tests only');
  if (config.demo) await seedDemo({ store, clock, log });
  const firstSuperadmin = await ensureFirstSuperadmin({ accounts, store, config });
  await foldUsers(store);
  const outbox = createOutbox({ store, clock, log, deliverers: deliverersOf({ store, clock, log, config }) });
  return { deps: { store, clock, config, log, accounts, outbox }, outbox, firstSuperadmin };
}
