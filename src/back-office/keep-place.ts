/**
 * What was pressed may have gone with what it did: then the keyboard goes on from `near`, or from the screen where that
 * is gone too, and not from the page's start.
 */
export function keepPlace(near?: HTMLElement | null): void {
  if (document.activeElement !== document.body) return;
  if (near) near.focus();
  else document.getElementById('content')?.focus({ preventScroll: true });
}
