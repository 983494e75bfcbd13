import { useSyncExternalStore } from 'react';

/** Whether the window fits a media query, now and whenever that changes. Only for pages that the server does not render. */
export function useWindowMatches(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}
