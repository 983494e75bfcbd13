import type { Store, Trx } from '#db/store.ts';

/** Somebody else at the same time: what they do comes right after the next change, before its answer is made. */
export function colleague() {
  let planned: ((trx: Trx) => Promise<unknown>) | null = null;
  return {
    /** For `testApp`. */
    wrap(store: Store): Store {
      return {
        ...store,
        async write(change) {
          const result = await store.write(change);
          const now = planned;
          planned = null;
          if (now) await store.write(now);
          return result;
        },
      };
    },
    does(change: (trx: Trx) => Promise<unknown>): void {
      planned = change;
    },
  };
}
