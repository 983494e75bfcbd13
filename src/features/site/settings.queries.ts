import { queryOptions } from '@tanstack/react-query';
import { readApi } from '#lib/api-client.ts';
import { contentFailures } from '#messages/content.ts';
import type { SettingsAnswer } from './settings.contract.ts';

/** The clinic's facts that visitors may know. */
export function settingsQuery() {
  return queryOptions({
    queryKey: ['settings'],
    queryFn: async ({ signal }) =>
      (await readApi<SettingsAnswer>('settings', signal, contentFailures.settings)).settings,
  });
}
