import { useSyncExternalStore } from 'react';

/** From here on a table of eight columns has room beside the sidebar. */
const WIDE = '(min-width: 75rem)';

/** Whether the window has room for a table. Only for pages that the server does not render. */
export function useWideWindow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const wide = window.matchMedia(WIDE);
      wide.addEventListener('change', changed);
      return () => wide.removeEventListener('change', changed);
    },
    () => window.matchMedia(WIDE).matches,
  );
}
