import { useWindowMatches } from '#ui/use-window-matches.ts';

/** Whether a table of eight columns has room beside the sidebar. Only for pages that the server does not render. */
export function useWideWindow(): boolean {
  return useWindowMatches('(min-width: 75rem)');
}
