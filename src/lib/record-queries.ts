import { queryOptions } from '@tanstack/react-query';
import { callApi, readApi } from './api-client.ts';
import { stringifySearch } from './search-params.ts';

/** What two reads of one type share. */
interface RecordReads {
  /** The type's last part of the path: `section`. */
  path: string;
  /** How long an answer is good, in milliseconds; missing: the default of all reads. */
  staleTime?: number;
  /** The server's own message is shown where there is one, and the failure text only where there is none. */
  serverSays?: boolean;
}

/** A page of a type's records, asked by `search`; lists are repeated parameters, undefined is left out. */
export function recordList<Answer>(reads: RecordReads, search: object, failure: string, select?: string) {
  return queryOptions({
    queryKey: [reads.path, 'list', search],
    ...kept(reads),
    queryFn: ({ signal }) =>
      read<Answer>(reads, `${reads.path}${stringifySearch({ ...search, select })}`, signal, failure),
  });
}

/** One record by `_id` or slug, taken out of its answer. An unknown one fails with status 404. */
export function recordDetail<Answer, Rec>(
  reads: RecordReads,
  reference: string,
  failure: string,
  take: (answer: Answer) => Rec,
) {
  return queryOptions({
    queryKey: [reads.path, 'detail', reference],
    ...kept(reads),
    queryFn: async ({ signal }) =>
      take(await read<Answer>(reads, `${reads.path}/${encodeURIComponent(reference)}`, signal, failure)),
  });
}

/** An undefined `staleTime` would hide the default. */
function kept({ staleTime }: RecordReads): { staleTime?: number } {
  return staleTime === undefined ? {} : { staleTime };
}

function read<T>(
  { serverSays }: RecordReads,
  path: string,
  signal: AbortSignal,
  failure: string,
): Promise<T> {
  return serverSays ? callApi<T>(path, { signal }, failure) : readApi<T>(path, signal, failure);
}
