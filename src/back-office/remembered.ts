/** What this browser was told to keep of how somebody likes a screen; null where it keeps nothing. */
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps it, null forgets it. A browser that keeps nothing, as in a private window, begins anew each time. */
export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Not remembered, and nothing else is lost.
  }
}
