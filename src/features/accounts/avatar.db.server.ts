import type { Trx } from '#db/store.ts';

/** Deletes a picture with its variants, unless a user has it. */
export async function deleteMedia(trx: Trx, id: string): Promise<void> {
  await trx
    .deleteFrom('media')
    .where('id', '=', id)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('users').select('users.id').where('users.image', '=', id))))
    .execute();
}
