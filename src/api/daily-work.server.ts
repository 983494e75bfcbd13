import { eraseOldLeads } from '#features/leads/retention.api.server.ts';
import type { Deps } from './deps.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Does what is due once a day, now and then every day. A store that is away is met again tomorrow. */
export function startDailyWork(deps: Pick<Deps, 'store' | 'clock' | 'log'>): NodeJS.Timeout {
  const work = () => {
    eraseOldLeads(deps).catch(({ name }: Error) => deps.log.warn({ fault: name }, 'daily work'));
  };
  work();
  return setInterval(work, DAY_MS).unref();
}
