import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { loadOffersRun } from '#features/offers/offers.queries.ts';
import { startTagManager } from '#features/site/data-layer.ts';
import { Failure } from '#features/site/failure.tsx';
import { NotFound } from '#features/site/not-found.tsx';
import { pageOrigin } from '#features/site/page-origin.ts';
import { rootHead } from '#features/site/root-head.ts';
import { loadClinic } from '#features/site/settings.queries.ts';
import { SiteShell } from '#features/site/site-shell.tsx';
import { StructuredData } from '#features/site/structured-data.tsx';
import type { PageContext } from '#lib/form-reply.ts';
import '#ui/styles.css';

export interface RouterContext {
  queryClient: QueryClient;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: (context): PageContext & { origin: string } => ({
    ...pageContextOf(context),
    origin: pageOrigin(),
  }),
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([loadClinic(queryClient), loadOffersRun(queryClient)]);
  },
  head: ({ match, matches }) =>
    rootHead({
      notFound: match._notFound === true,
      context: match.context,
      path: matches.at(-1)?.pathname ?? '/',
    }),
  shellComponent: Document,
  component: Shell,
  notFoundComponent: NotFound,
  errorComponent: Failure,
});

/** On the server the renderer's word about this request; in the browser there is none. */
function pageContextOf(context: object): PageContext {
  if ('serverContext' in context && context.serverContext) return context.serverContext as PageContext;
  return { form: null };
}

function Shell() {
  const { tagManager } = Route.useRouteContext();
  // Only the page that a visit begins with knows of it.
  const [starts] = useState(tagManager);
  useEffect(() => {
    if (starts) startTagManager(starts);
  }, [starts]);
  return (
    <SiteShell>
      <Outlet />
      <StructuredData />
    </SiteShell>
  );
}

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="ar" dir="rtl">
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
