import type { AnyRouter } from '@tanstack/react-router';
import { newKey } from '#lib/new-key.ts';
import { toldPage } from './events.rules.ts';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Tells the tag manager, or whoever reads the data layer later. Nothing personal is ever said here (trust.md 15). */
function tell(event: object): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}

/** A pageview for the page that is shown now and for every one after it. */
export function tellPageviews(router: AnyRouter): void {
  let last: string | undefined;
  const look = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => {
    // Another place in the same page is no other page.
    const page = pathname + search;
    if (page === last) return;
    last = page;
    tell({ event: 'pageview', page: toldPage(decoded(pathname), search) });
  };
  look(window.location);
  router.subscribe('onResolved', () => look(window.location));
}

/** A lead is stored. Its event has a name of its own, which says nothing of the lead. */
export function tellConversion(form: 'booking' | 'lead', name = newKey()): void {
  tell({ event: 'conversion', form, event_id: name });
}

/** Starts Google's tag manager in this visit, once. */
export function startTagManager(id: string): void {
  tell({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  document.head.append(script);
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
