import { queryOptions } from '@tanstack/react-query';
import { readApi } from '#lib/api-client.ts';
import { editor } from '#messages/staff-editor.ts';
import type { EditedRecord, EditorType } from './editor-type.ts';

/** A record as staff see it, by `_id` or slug, read anew each time an editor opens. */
export function recordQuery({ path, one }: Pick<EditorType, 'path' | 'one'>, reference: string) {
  return queryOptions({
    queryKey: [path, 'edited', reference],
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const address = `${path}/${encodeURIComponent(reference)}?state=all`;
      const answer = await readApi<Record<string, unknown>>(address, signal, editor.loadFailed);
      return answer[one] as EditedRecord;
    },
  });
}
