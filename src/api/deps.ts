import type { Logger } from 'pino';
import type { SessionUser } from '#auth/session-user.ts';
import type { Store } from '#db/store.ts';
import type { Clock } from '#lib/clock.ts';
import type { Config } from '#lib/env.server.ts';

/** What the calls need of `auth/`: who is behind a request, or null. */
export interface Accounts {
  sessionOf(headers: Headers): Promise<SessionUser | null>;
}

/** Everything a call may reach: made once by the process (or by `testing/app.ts`) and handed down. */
export interface Deps {
  store: Store;
  clock: Clock;
  config: Config;
  log: Logger;
  accounts: Accounts;
}
