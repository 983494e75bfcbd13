import type { Logger } from 'pino';
import type { Accounts } from '#auth/accounts.server.ts';
import type { Store } from '#db/store.ts';
import type { Clock } from '#lib/clock.ts';
import type { Config } from '#lib/env.server.ts';
import type { Outbox } from '#outbox/outbox.server.ts';

/** Everything a call may reach: made once by the process (or by `testing/app.ts`) and handed down. */
export interface Deps {
  store: Store;
  clock: Clock;
  /** With the secret that was loaded where the environment has none. */
  config: Config & { secret: string };
  log: Logger;
  accounts: Accounts;
  /** To be woken after a commit that queued something to be delivered. */
  outbox: Pick<Outbox, 'wake'>;
}
