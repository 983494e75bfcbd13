import { type DehydratedState, dehydrate, hydrate, QueryClientProvider } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { createQueryClient } from '#lib/query-client.ts';
import { parseSearch, stringifySearch } from '#lib/search-params.ts';
import { routeTree } from './routeTree.gen.ts';

/**
 * A fresh router and cache: one per rendered page on the server, one for the life of the tab in the browser. What the
 * loaders read travels in the page, once, so that the browser asks for none of it again.
 */
export function getRouter() {
  const queryClient = createQueryClient();
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    parseSearch,
    stringifySearch,
    dehydrate: () => ({ queries: dehydrate(queryClient).queries as unknown as Json }),
    hydrate: ({ queries }) => {
      hydrate(queryClient, { queries: (queries as unknown as RenderedQuery[]).map(asOfNow) });
    },
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
}

/** What our calls answer, and so all that a query can hold. */
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type RenderedQuery = DehydratedState['queries'][number];

/** A page may have been kept for days, but the server has just called it current: its data are, too. */
function asOfNow(query: RenderedQuery): RenderedQuery {
  return { ...query, dehydratedAt: Date.now(), state: { ...query.state, dataUpdatedAt: Date.now() } };
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
