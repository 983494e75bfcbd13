import { readContentVersion } from '#db/content-version.db.server.ts';
import type { Deps } from './deps.ts';

/** Names what visitors see now. What is kept under another name is never answered. */
export async function contentVersion({ store }: Deps): Promise<string> {
  return String(await readContentVersion(store.read));
}
