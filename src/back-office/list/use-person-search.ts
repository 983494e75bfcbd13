import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { ListAddress } from './use-list-address.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Whom another screen sends here to find; `at` tells one such wish from the next. */
    find?: { text: string; at: number };
  }
}

/** What is typed to find a person: kept out of the address (decision 30), and each search begins at the first page. */
export function usePersonSearch({ page, go }: Pick<ListAddress<string>, 'page' | 'go'>) {
  const asked = useLocation({ select: ({ state }) => state.find });
  const [found, setFound] = useState(asked);
  const [search, setSearch] = useState(asked?.text ?? '');
  if (asked && asked.at !== found?.at) {
    setFound(asked);
    setSearch(asked.text);
  }
  return {
    search,
    onSearch(text: string) {
      setSearch(text);
      if (page > 1) go({ page: undefined }, { replace: true });
    },
  };
}
