import { type QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { Failure } from '#features/site/failure.tsx';
import { NotFound } from '#features/site/not-found.tsx';
import { createQueryClient } from '#lib/query-client.ts';
import { parseSearch, stringifySearch } from '#lib/search-params.ts';
import { windowPlacing } from '#lib/window-place.ts';
import { PageSpinner } from '#ui/spinner.tsx';
import { routeTree } from './routeTree.gen.ts';

/**
 * A fresh router and cache: one per rendered page on the server, one for the life of the tab in the browser. What the
 * loaders read travels in the page, once, so that the browser asks for none of it again.
 */
export function getRouter() {
  const queryClient = createQueryClient();
  const router = createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // What was read is the query cache's to keep. A page shown again before its loader ran would lack what the server
    // alone had read (`Still`), and the window would be placed on half a page.
    defaultGcTime: 0,
    scrollRestoration: () => placesWindow(),
    defaultErrorComponent: Failure,
    defaultNotFoundComponent: NotFound,
    defaultPendingComponent: PageSpinner,
    parseSearch,
    stringifySearch,
    dehydrate: () => ({ read: readOnServer(queryClient) as unknown as Json }),
    hydrate: ({ read }) => {
      // A page may have been kept for days, but the server has just called it current: its data are new, too.
      for (const [key, data] of read as unknown as Read[]) queryClient.setQueryData(key, data);
    },
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  const placesWindow = windowPlacing(router);
  return router;
}

/** What our calls answer, and so all that a query can hold. */
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Read = readonly [key: QueryKey, data: unknown];

/** What the loaders have read, but for what no part of the page needs once it is shown (`Still`). */
function readOnServer(queryClient: QueryClient): Read[] {
  return queryClient
    .getQueryCache()
    .findAll({
      predicate: ({ state, meta }) => state.status === 'success' && meta?.shownOnly !== true,
    })
    .map(({ queryKey, state }) => [queryKey, state.data] as const);
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
