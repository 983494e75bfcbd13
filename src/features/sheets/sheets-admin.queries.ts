import { queryOptions } from '@tanstack/react-query';
import { callApi, readApi } from '#lib/api-client.ts';
import { actions } from '#messages/staff-actions.ts';
import { sheets } from '#messages/staff-sheets.ts';
import type { SheetListAnswer } from './sheets.contract.ts';

/** All sheets with their leads and deliveries, for superadmins. Always asked anew: leads come in meanwhile. */
export function sheetList() {
  return queryOptions({
    queryKey: ['sheet', 'list'],
    staleTime: 0,
    queryFn: ({ signal }) => readApi<SheetListAnswer>('sheet', signal, sheets.failed),
  });
}

/** Opens or closes a sheet's link and form; returns what to show. */
export async function setActive(id: string, active: boolean): Promise<string> {
  return say('PUT', id, {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ active }),
  });
}

/** Deletes a sheet; returns what to show. */
export function removeSheet(id: string): Promise<string> {
  return say('DELETE', id);
}

async function say(method: string, id: string, more: RequestInit = {}): Promise<string> {
  const path = `sheet/${encodeURIComponent(id)}`;
  return (await callApi<{ message: string }>(path, { method, ...more }, actions.failed)).message;
}
