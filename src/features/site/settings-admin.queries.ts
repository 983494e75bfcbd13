import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { send } from '#back-office/send.ts';
import { ApiError, readApi } from '#lib/api-client.ts';
import { settings as texts } from '#messages/staff-settings.ts';
import type { PublicSettings, SettingsAnswer } from './settings.contract.ts';
import { clinicQuery, settingsQuery } from './settings.queries.ts';

/** The facts with the version that an edit of them is of. */
export function editedSettings() {
  return queryOptions({
    queryKey: ['edited settings'],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: ({ signal }) => readApi<SettingsAnswer>('settings', signal, texts.loadFailed),
  });
}

/**
 * Saves the given facts, each whole. From then on this browser's own pages show them too.
 * @throws {ApiError} `INVALID` with `fields`; `CONFLICT` where another edit came before.
 */
export async function saveSettings(
  client: QueryClient,
  facts: Partial<PublicSettings>,
  version: number,
): Promise<SettingsAnswer & { message: string }> {
  const answer = await send<SettingsAnswer & { message: string }>(
    'PUT',
    'settings',
    { ...facts, version },
    texts.saveFailed,
  );
  client.setQueryData(settingsQuery().queryKey, answer.settings);
  client.setQueryData(editedSettings().queryKey, answer);
  await client.invalidateQueries({ queryKey: clinicQuery().queryKey });
  return answer;
}

/** Whether a save was refused because the facts are no longer those that were edited. */
export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'CONFLICT';
}
