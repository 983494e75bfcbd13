import type { Deps } from '#api/deps.ts';
import { countOverdueLeads, eraseOverdueLeads } from './retention.db.server.ts';

/** In one transaction: a booking waits for no more than these. */
const AT_ONCE = 200;

type Parts = Pick<Deps, 'store' | 'clock' | 'log'>;

/** What `eraseOldLeads` would erase now: how many leads, and from when the oldest is (ISO 8601). */
export function findOldLeads({ store, clock }: Pick<Parts, 'store' | 'clock'>) {
  return countOverdueLeads(store.read, clock());
}

/** Erases every lead that is kept longer than the privacy notice promises; answers how many. */
export async function eraseOldLeads({ store, clock, log }: Parts): Promise<number> {
  let erased = 0;
  for (let last = AT_ONCE; last === AT_ONCE; erased += last) {
    last = await store.write((trx) => eraseOverdueLeads(trx, clock(), AT_ONCE));
  }
  if (erased > 0) log.info({ erased }, 'leads over their time were erased');
  return erased;
}
