import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FormReply, PageContext } from '#lib/form-reply.ts';
import '#ui/styles.css';

export interface RouterContext {
  queryClient: QueryClient;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: (context): { form: FormReply | null } => ({ form: pageContextOf(context).form }),
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
    ],
  }),
  shellComponent: Document,
  component: Outlet,
});

/** On the server the renderer's word about this request; in the browser there is none. */
function pageContextOf(context: object): PageContext {
  if ('serverContext' in context && context.serverContext) return context.serverContext as PageContext;
  return { form: null };
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
