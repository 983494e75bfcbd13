import { queryOptions } from '@tanstack/react-query';
import { sendAndSay } from '#back-office/send.ts';
import { readApi } from '#lib/api-client.ts';
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
export function setActive(id: string, active: boolean): Promise<string> {
  return sendAndSay('PUT', pathOf(id), { active });
}

/** Deletes a sheet; returns what to show. */
export function removeSheet(id: string): Promise<string> {
  return sendAndSay('DELETE', pathOf(id));
}

function pathOf(id: string): string {
  return `sheet/${encodeURIComponent(id)}`;
}
