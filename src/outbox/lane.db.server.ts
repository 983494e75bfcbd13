import type { Trx } from '#db/store.ts';

/** Takes a kind's lane for one process, or keeps it; false while another holds it. Who dies is stood in for after `until`. */
export async function takeLane(
  trx: Trx,
  { kind, holder, now, until }: { kind: string; holder: string; now: Date; until: Date },
): Promise<boolean> {
  const row = { holder, leased_until: until.toISOString() };
  const taken = await trx
    .insertInto('outbox_lanes')
    .values({ kind, ...row })
    .onConflict((conflict) =>
      conflict
        .column('kind')
        .doUpdateSet(row)
        .where(({ eb, or }) =>
          or([
            eb('outbox_lanes.holder', '=', holder),
            eb('outbox_lanes.leased_until', '<=', now.toISOString()),
          ]),
        ),
    )
    .returning('kind')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Gives a lane back. */
export async function leaveLane(trx: Trx, kind: string, holder: string): Promise<void> {
  await trx.deleteFrom('outbox_lanes').where('kind', '=', kind).where('holder', '=', holder).execute();
}
