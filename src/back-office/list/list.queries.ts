import { queryOptions } from '@tanstack/react-query';
import type { BulkAction } from '#content/manage.contract.ts';
import { callApi, readApi } from '#lib/api-client.ts';
import { stringifySearch } from '#lib/search-params.ts';
import type { ListAsk } from './list-ask.ts';
import type { Resource, StaffRow } from './resource.ts';

export interface ListPage<Row> {
  rows: readonly Row[];
  total: number;
  pages: number;
}

type Asked = Pick<ListAsk, 'search' | 'page' | 'state' | 'sort' | 'size' | 'select'>;

/** A page of a type's records for the staff; asked anew whenever it is shown. */
export function staffList<Row extends StaffRow>(
  resource: Pick<Resource<Row>, 'path' | 'answer' | 'texts' | 'size'>,
  ask: Asked,
) {
  const { path, answer, texts } = resource;
  const size = ask.size ?? resource.size;
  return queryOptions({
    queryKey: [path, 'staff list', { ...ask, size }],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<ListPage<Row>> => {
      const asked = stringifySearch({ ...ask, size });
      const given = await readApi<Record<string, unknown>>(`${path}${asked}`, signal, texts.failed);
      return {
        rows: given[answer.list] as Row[],
        total: Number(given[answer.total]),
        pages: Number(given.totalPages),
      };
    },
  });
}

/** Where an editor starts: the whole record, whatever its list shows of it. Its own name in the answer is not known here. */
export async function readWhole<Row extends StaffRow>(
  { path, texts }: Resource<Row>,
  id: string,
): Promise<Row> {
  const answer = await callApi<Record<string, unknown>>(`${path}/${id}?state=all`, {}, texts.failed);
  const record = Object.values(answer).find((value) => typeof value === 'object' && value !== null);
  return record as Row;
}

/** Puts one record into the bin; answers the server's message. */
export async function binRecord(path: string, id: string): Promise<string> {
  return (await callApi<{ message?: string }>(`${path}/${id}`, { method: 'DELETE' })).message ?? '';
}

/** Publishes, hides, bins or restores up to 100 records; answers the server's message. */
export async function changeRecords(
  path: string,
  ids: readonly string[],
  action: BulkAction,
): Promise<string> {
  return (await send<{ message?: string }>('POST', `${path}/bulk`, { ids, action })).message ?? '';
}

/** The named records take the places that they have now, in this order. */
export async function saveOrder(path: string, ids: readonly string[]): Promise<void> {
  await send('PUT', `${path}/order`, { ids });
}

function send<Answer>(method: string, path: string, body: object): Promise<Answer> {
  return callApi<Answer>(path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}
