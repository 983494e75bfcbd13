import type { AnyRouter } from '@tanstack/react-router';

/**
 * Tells the router whether it may set the window's place after a render. Not after the first one where the server wrote
 * the page: its script comes late, and a visitor who scrolled meanwhile would be thrown back to the top.
 */
export function windowPlacing(router: AnyRouter): () => boolean {
  let written = typeof document !== 'undefined';
  // Another page, or what its script alone can show: the router loads it itself, and places it.
  router.subscribe('onBeforeLoad', ({ pathChanged, fromLocation }) => {
    const byScript = () => router.stores.matches.get().some(({ ssr }) => ssr === false);
    if (pathChanged && (fromLocation || byScript())) written = false;
  });
  return () => {
    if (!written) return true;
    written = false;
    // The router hears only what is scrolled from now on, and must know this place to lead back to it.
    document.dispatchEvent(new Event('scroll'));
    return false;
  };
}
