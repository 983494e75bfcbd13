import { queryOptions } from '@tanstack/react-query';
import { sendAndSay } from '#back-office/send.ts';
import { readApi } from '#lib/api-client.ts';
import { google } from '#messages/staff-google.ts';
import type { GoogleStatusAnswer } from './google.contract.ts';

/** Half of the minute within which a superadmin must see that Google refuses the account (issue 6). */
const ASKED_EVERY_MS = 30_000;

/** How the connection to Google and each sheet's deliveries stand, asked again and again while it is looked at. */
export function googleStatus() {
  return queryOptions({
    queryKey: ['google', 'status'],
    staleTime: 0,
    refetchInterval: ASKED_EVERY_MS,
    queryFn: async ({ signal }) =>
      (await readApi<GoogleStatusAnswer>('google/status', signal, google.failed)).google,
  });
}

/**
 * Writes a made-up row to a sheet's spreadsheet; returns what to show.
 * @throws {ApiError} with what is in the way.
 */
export function sendTestRow(sheetId: string): Promise<string> {
  return sendAndSay('POST', 'google/test', { sheet_id: sheetId });
}

/** Delivers what waits at once and looks every sheet through; returns what to show. */
export function replayRows(): Promise<string> {
  return sendAndSay('POST', 'google/replay');
}

/** Revokes and forgets the account; returns what to show. */
export function disconnectGoogle(): Promise<string> {
  return sendAndSay('DELETE', 'google');
}
