import type { QueryClient } from '@tanstack/react-query';
import { isUnanswered } from '#back-office/unanswered.ts';
import type { PublicSettings, SettingsAnswer } from './settings.contract.ts';
import { isStale, saveSettings } from './settings-admin.queries.ts';
import { changedFacts, mergeFacts } from './settings-admin-merge.ts';

type Read = Pick<SettingsAnswer, 'settings' | 'version'>;

/** A save that was not answered: it may have been done. */
export interface Unanswered {
  facts: Partial<PublicSettings>;
  version: number;
}

/**
 * Saves what differs from what was read. What the same form saved before without being told is no conflict: sent once
 * more it is answered only where the facts are so already. A save that is not answered is added to `unanswered`.
 * @throws {ApiError} as `saveSettings` does.
 */
export async function saveWritten(
  client: QueryClient,
  read: Read,
  mine: PublicSettings,
  unanswered: Unanswered[],
): Promise<SettingsAnswer & { message: string }> {
  const { version } = read;
  const facts = pick(mine, changedFacts(read.settings, mine));
  try {
    return await saveSettings(client, facts, version);
  } catch (error) {
    if (isUnanswered(error)) unanswered.push({ facts, version });
    if (!isStale(error)) throw error;
    for (const own of unanswered) {
      const now = await saveSettings(client, own.facts, own.version).catch(onlyStale);
      if (!now) continue;
      const before = {
        ...read.settings,
        ...pick(now.settings, Object.keys(own.facts) as (keyof PublicSettings)[]),
      };
      const { merged, clashes } = mergeFacts(before, mine, now.settings);
      if (clashes.length === 0) return saveWritten(client, now, merged, unanswered);
    }
    throw error;
  }
}

function pick(facts: PublicSettings, names: readonly (keyof PublicSettings)[]): Partial<PublicSettings> {
  return Object.fromEntries(names.map((name) => [name, facts[name]]));
}

function onlyStale(error: unknown): null {
  if (isStale(error)) return null;
  throw error;
}
