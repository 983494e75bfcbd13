import type { AnyRouter, Manifest } from '@tanstack/react-router';

/** What the page carries for the router, by the router's own name for it. */
declare const $_TSR: { router: { manifest: Manifest } };

/** As the page carries it: each byte of the HTML is waited for, so none of it is a margin. */
const START = `(${fetchWhenShown})()`.replace(/\/\*.*?\*\/|\s+(?=\W)|(?<=\W)\s+/g, '');

/**
 * Lets a page that is whole without its script (architecture.md) ask for none while it is on its way: the files' names
 * stay in what the page carries for the router, and a short inline script fetches them once the page is shown. A page
 * that its script alone can show keeps them at the front.
 */
export function delayScript(router: AnyRouter): void {
  const manifest: Manifest | undefined = router.ssr?.manifest;
  const matches = router.stores.matches.get();
  if (!manifest || matches.some(({ ssr }) => ssr === false)) return;
  const routes: Manifest['routes'] = {};
  for (const { routeId } of matches) routes[routeId] = { css: manifest.routes[routeId]?.css };
  routes.__root__ = { ...routes.__root__, scripts: [{ children: START }] };
  router.ssr = { manifest: { ...manifest, routes } };
}

/**
 * Runs in the page, from its own text, so it names nothing from outside. Fetches at a visitor's first sign, or once the
 * page is loaded and painted. A picture may hang, and what nobody sees yet is not painted: then after four seconds.
 * What did not come is asked for again at the next sign. Some browsers keep a failed import as failed, so none is tried
 * without a connection; but one that says so when the page has just come, as where there is loopback alone, does not know.
 */
function fetchWhenShown() {
  const files = Object.values($_TSR.router.manifest.routes).flatMap(({ preloads }) => preloads ?? []);
  const knows = navigator.onLine;
  const start = (): unknown =>
    (navigator.onLine || !knows) &&
    files.splice(0).map((file) => import(/* @vite-ignore */ file as string).catch(() => files.push(file)));
  for (const sign of ['pointerdown', 'keydown', 'focusin', 'online']) addEventListener(sign, start);
  addEventListener('load', () => {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  });
  setTimeout(start, 4000);
}
