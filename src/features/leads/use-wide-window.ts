import { useSyncExternalStore } from 'react';

/** From here on a table of seven columns has room. */
const WIDE = '(min-width: 64rem)';

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
