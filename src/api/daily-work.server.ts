import { sweepBin } from '#content/bin.db.server.ts';
import { eraseOldLeads } from '#features/leads/retention.api.server.ts';
import type { Deps } from './deps.ts';

const DAY_MS = 24 * 3600 * 1000;

type Parts = Pick<Deps, 'store' | 'clock' | 'log'>;

/** Each by itself: one that fails holds up no other. */
const WORK: readonly ((parts: Parts) => Promise<unknown>)[] = [
  eraseOldLeads,
  ({ store, clock }) => store.write((trx) => sweepBin(trx, clock())),
];

/** Does what is due once a day, now and then every day. A store that is away is met again tomorrow. */
export function startDailyWork(parts: Parts): NodeJS.Timeout {
  const work = () => {
    for (const one of WORK) {
      one(parts).catch(({ name }: Error) => parts.log.warn({ fault: name }, 'daily work'));
    }
  };
  work();
  return setInterval(work, DAY_MS).unref();
}
