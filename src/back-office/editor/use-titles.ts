import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { TitledType } from './editor-field.ts';
import { type Title, titlesQuery } from './titles.queries.ts';

/**
 * The titles a field offers. `known` are chosen already: they are offered too, wherever they stand in the list.
 * There is a search once there are more than one page holds.
 */
export function useTitles(of: TitledType, known: readonly Title[]) {
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const first = useQuery(titlesQuery(of));
  const found = useQuery({ ...titlesQuery(of, wanted), placeholderData: keepPreviousData });
  const listed = found.data?.titles ?? [];
  const listedIds = new Set(listed.map(({ _id }) => _id));
  return {
    titles: [...known.filter(({ _id }) => !listedIds.has(_id)), ...listed],
    isEmpty: first.data?.total === 0,
    isMissed: wanted !== '' && found.data?.total === 0,
    failed: found.isError,
    retry: () => void found.refetch(),
    search:
      (first.data?.total ?? 0) > (first.data?.titles.length ?? 0) ? { text: search, set: setSearch } : null,
  };
}
