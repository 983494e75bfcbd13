import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { VersionAnswer, VersionsAnswer } from '#content/manage.contract.ts';
import { callApi, readApi } from '#lib/api-client.ts';
import { versions } from '#messages/staff-editor.ts';

/** A record's kept states, newest first. */
export function versionsQuery(path: string, id: string) {
  return queryOptions({
    queryKey: [path, 'versions', id],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const answer = await readApi<VersionsAnswer>(`${path}/${id}/versions`, signal, versions.failed);
      return answer.versions;
    },
  });
}

/** What a record was in one of them. */
export function versionQuery(path: string, id: string, version: number) {
  return queryOptions({
    queryKey: [path, 'versions', id, version],
    queryFn: async ({ signal }) => {
      const address = `${path}/${id}/versions/${version}`;
      return (await readApi<VersionAnswer<z.ZodObject>>(address, signal, versions.failed)).version;
    },
  });
}

/**
 * Makes a record what it was; that is a new version of its own. Answers the server's message.
 * @throws {ApiError}
 */
export async function restoreVersion(path: string, id: string, version: number): Promise<string> {
  const address = `${path}/${id}/versions/${version}/restore`;
  const answer = await callApi<{ message?: string }>(address, { method: 'POST' }, versions.restoreFailed);
  return answer.message || versions.restored;
}
