import { useState } from 'react';

const KEY = 'basma.sidebar';
const COLLAPSED = 'collapsed';

/** Whether the sidebar is collapsed, as this browser had it last; read before the first draw, so that nothing jumps. */
export function useCollapsed(): [boolean, (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(remembered);
  return [
    collapsed,
    (next) => {
      setCollapsed(next);
      remember(next);
    },
  ];
}

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) === COLLAPSED;
  } catch {
    return false;
  }
}

/** A browser that keeps nothing, as in a private window, has the sidebar open each time. */
function remember(collapsed: boolean): void {
  try {
    if (collapsed) localStorage.setItem(KEY, COLLAPSED);
    else localStorage.removeItem(KEY);
  } catch {
    // Not remembered, and nothing else is lost.
  }
}
