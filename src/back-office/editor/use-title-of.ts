import { useQueries } from '@tanstack/react-query';
import type { EditedRecord, EditorType } from './editor-type.ts';
import { titlesQuery } from './titles.queries.ts';

/** The titles of what a type's records are linked to: as the records name them, else of the first in their lists. */
export function useTitleOf(
  type: EditorType,
  records: readonly (EditedRecord | null)[],
): (id: string) => string {
  const types = [...type.fields, ...type.options].flatMap((field) => ('of' in field ? [field.of] : []));
  const lists = useQueries({ queries: [...new Set(types)].map((of) => titlesQuery(of)) });
  const known = [
    ...records.flatMap((record) => (record ? (type.linked?.(record) ?? []) : [])),
    ...lists.flatMap(({ data }) => data?.titles ?? []),
  ];
  return (id) => known.find(({ _id }) => _id === id)?.title ?? id;
}
