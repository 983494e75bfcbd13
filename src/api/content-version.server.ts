import { nextContentMoment } from '#content/next-moment.db.server.ts';
import { readContentVersion } from '#db/content-version.db.server.ts';
import type { Store } from '#db/store.ts';
import { nextHoursMoment } from '#features/site/hours-moment.server.ts';
import type { Deps } from './deps.ts';

/** Until when what was learned of the clock holds, for one version. */
interface Interval {
  version: number;
  from: Date;
  /** The next moment that changes what visitors see; null: none is known. */
  until: Date | null;
}

const intervals = new WeakMap<Store, Interval>();

/**
 * Names what visitors see now: the version of the content, and the next moment at which the clock alone changes it
 * (an offer's end, a holiday's). What is kept under another name is never answered. The moment is looked up once for
 * each name.
 */
export async function contentVersion({ store, clock }: Pick<Deps, 'store' | 'clock'>): Promise<string> {
  const at = clock();
  const version = await readContentVersion(store.read);
  let interval = intervals.get(store);
  if (!interval || !holds(interval, version, at)) {
    interval = { version, from: at, until: await nextMoment(store, at) };
    intervals.set(store, interval);
  }
  return interval.until ? `${version}.${interval.until.getTime()}` : `${version}`;
}

/** When a record appears or vanishes, or the list of special hours changes. */
async function nextMoment({ read }: Store, at: Date): Promise<Date | null> {
  const moments = [await nextContentMoment(read, at), await nextHoursMoment(read, at)];
  const known = moments.flatMap((moment) => (moment ? [moment.getTime()] : []));
  return known.length === 0 ? null : new Date(Math.min(...known));
}

function holds(interval: Interval, version: number, at: Date): boolean {
  const { from, until } = interval;
  return version === interval.version && at >= from && (until === null || at < until);
}
