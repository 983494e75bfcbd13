import { queryOptions } from '@tanstack/react-query';
import type { BulkAction, BulkAnswer, ChangedRecord } from '#content/manage.contract.ts';
import { callApi, readApi } from '#lib/api-client.ts';
import { ORDER, PAGE_SIZE } from '#lib/limits.ts';
import { stringifySearch } from '#lib/search-params.ts';
import { arranging } from '#messages/staff-lists.ts';
import { send, sendAndSay } from '../send.ts';
import type { ListAsk } from './list-ask.ts';
import type { Resource, StaffRow } from './resource.ts';

export interface ListPage<Row> {
  rows: readonly Row[];
  total: number;
  pages: number;
}

type Listed<Row extends StaffRow> = Pick<Resource<Row>, 'path' | 'answer' | 'texts'>;
type Asked = Pick<ListAsk, 'search' | 'page' | 'state' | 'sort' | 'size' | 'select'>;

/** The key of every list of a type that staff have looked at. */
export function staffLists(path: Resource<StaffRow>['path']) {
  return [path, 'staff list'] as const;
}

/** A page of a type's records for the staff; asked anew whenever it is shown. */
export function staffList<Row extends StaffRow>(resource: Listed<Row> & { size: number }, ask: Asked) {
  const asked = { ...ask, size: ask.size ?? resource.size };
  return queryOptions({
    queryKey: [...staffLists(resource.path), asked],
    staleTime: 0,
    queryFn: ({ signal }) => readPage(resource, asked, signal),
  });
}

/** All of a type's records in the clinic's order on one page, or the first of them: as many as one call puts in order. */
export function staffOrder<Row extends StaffRow>(resource: Listed<Row>) {
  return queryOptions({
    queryKey: [...staffLists(resource.path), 'order'],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<ListPage<Row>> => {
      // By their ids: what is added or binned meanwhile moves others from one page to the next.
      const found = new Map<string, Row>();
      let total = 0;
      for (let page = 1, pages = 1; page <= pages && found.size < ORDER.max; page += 1) {
        const part = await readPage(resource, { ...IN_ORDER, page }, signal);
        for (const row of part.rows) found.set(row._id, row);
        ({ total, pages } = part);
      }
      return { rows: [...found.values()], total, pages: 1 };
    },
  });
}

const IN_ORDER = { state: 'all', sort: 'position:asc', size: PAGE_SIZE.max } as const;

async function readPage<Row extends StaffRow>(
  { path, answer, texts }: Listed<Row>,
  ask: Partial<Asked>,
  signal: AbortSignal,
): Promise<ListPage<Row>> {
  const asked = stringifySearch(ask);
  const given = await readApi<Record<string, unknown>>(`${path}${asked}`, signal, texts.failed);
  return {
    rows: given[answer.list] as Row[],
    total: Number(given[answer.total]),
    pages: Number(given.totalPages),
  };
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

/** Records that are changed together. */
export interface Many {
  /** Those of them that are on the screen. */
  ids: readonly string[];
  /** All that the list has so, on every page, as many as the person saw that there are. */
  whole?: { filter: ListFilter; expected: number } | undefined;
}

/** What cuts a list down, without the parameters of its page. */
export type ListFilter = Pick<ListAsk, 'search' | 'state'>;

/** Publishes, hides, bins or restores records together. */
export function changeRecords(path: string, { ids, whole }: Many, action: BulkAction): Promise<BulkAnswer> {
  return send('POST', `${path}/bulk`, { action, ...(whole ?? { ids }) });
}

/** Makes records as seen as before they were published or hidden; answers the server's message. */
export function undoRecords(path: string, records: readonly ChangedRecord[]): Promise<string> {
  return sendAndSay('POST', `${path}/bulk/undo`, { records });
}

/** The named records take the places that they have now, in this order. */
export async function saveOrder(path: string, ids: readonly string[]): Promise<void> {
  await send('PUT', `${path}/order`, { ids }, arranging.failed);
}
