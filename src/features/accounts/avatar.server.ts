import type { Store } from '#db/store.ts';
import { deleteMedia } from './avatar.db.server.ts';

/**
 * Removes a picture that no user shows any more, after the change that took it away is kept. Where content shows the same
 * picture its reference refuses, and it stays.
 */
export async function removeUnusedPicture(store: Store, imageId: string | null): Promise<void> {
  if (imageId === null) return;
  await store.write((trx) => deleteMedia(trx, imageId)).catch(() => undefined);
}
