import { useState } from 'react';
import { remember, remembered } from './remembered.ts';

const KEY = 'basma.sidebar';
const COLLAPSED = 'collapsed';

/** Whether the sidebar is collapsed, as this browser had it last; read before the first draw, so that nothing jumps. */
export function useCollapsed(): [boolean, (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(() => remembered(KEY) === COLLAPSED);
  return [
    collapsed,
    (next) => {
      setCollapsed(next);
      remember(KEY, next ? COLLAPSED : null);
    },
  ];
}
