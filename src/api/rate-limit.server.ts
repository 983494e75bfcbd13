import type { Db, Trx } from '#db/store.ts';

/** So many points in a fixed window of so many seconds; the first point opens the window. */
export interface Limit {
  /** What is counted, as `form:address:203.0.113.9`. No name, phone or mail in it: hash those first. */
  key: string;
  points: number;
  seconds: number;
  now: Date;
  /**
   * The window ends so many seconds after the last point that was within the limit, so that no span of that length ever
   * holds more of them; without it, so many after the first.
   */
  sliding?: boolean;
}

export interface LimitAnswer {
  allowed: boolean;
  /** Seconds until the window ends, at least 1 when refused; 0 when allowed. */
  retryAfter: number;
}

/**
 * Counts one point and says whether it was still within the limit. One statement, so two at once cannot share a
 * point; a window that has ended starts anew. A refusal is an answer, not an error: the caller throws AFTER its
 * transaction, or the count would be rolled back with it. `RATE_LIMIT=off` is the caller's to honour.
 */
export async function takePoint(trx: Trx, limit: Limit): Promise<LimitAnswer> {
  const { key, points, seconds, now, sliding = false } = limit;
  const moment = now.toISOString();
  const row = await trx
    .insertInto('limits')
    .values({ key, points: 1, expires_at: new Date(now.getTime() + seconds * 1000).toISOString() })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        points: eb
          .case()
          .when('limits.expires_at', '<=', moment)
          .then(1)
          .else(eb('limits.points', '+', 1))
          .end(),
        expires_at: eb
          .case()
          .when(
            eb.or([
              eb('limits.expires_at', '<=', moment),
              ...(sliding ? [eb('limits.points', '<', points)] : []),
            ]),
          )
          .then(eb.ref('excluded.expires_at'))
          .else(eb.ref('limits.expires_at'))
          .end(),
      })),
    )
    .returning(['points', 'expires_at'])
    .executeTakeFirstOrThrow();
  return answer(row.points <= points, row.expires_at, now);
}

/** Whether one more point would be allowed, without counting it. */
export async function peekPoints(
  db: Db,
  { key, points, now }: Omit<Limit, 'seconds' | 'sliding'>,
): Promise<LimitAnswer> {
  const row = await db
    .selectFrom('limits')
    .select(['points', 'expires_at'])
    .where('key', '=', key)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!row) return { allowed: true, retryAfter: 0 };
  return answer(row.points < points, row.expires_at, now);
}

/** Takes one point back that turned out not to count, as that of a right password. */
export async function returnPoint(trx: Trx, key: string): Promise<void> {
  await trx
    .updateTable('limits')
    .set((eb) => ({ points: eb('points', '-', 1) }))
    .where('key', '=', key)
    .where('points', '>', 0)
    .execute();
}

/** Forgets what was counted, as after a right password. */
export async function resetPoints(trx: Trx, key: string): Promise<void> {
  await trx.deleteFrom('limits').where('key', '=', key).execute();
}

/** Removes the windows that have ended, so that the table stays small. */
export async function dropExpiredPoints(trx: Trx, now: Date): Promise<void> {
  await trx.deleteFrom('limits').where('expires_at', '<=', now.toISOString()).execute();
}

function answer(allowed: boolean, expiresAt: string, now: Date): LimitAnswer {
  if (allowed) return { allowed, retryAfter: 0 };
  return { allowed, retryAfter: Math.max(1, Math.ceil((Date.parse(expiresAt) - now.getTime()) / 1000)) };
}
