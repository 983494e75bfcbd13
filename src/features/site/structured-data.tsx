import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useHydrated, useMatches } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { useState } from 'react';
import { inlineJsonLd } from './json-ld/node.ts';
import { pageGraph } from './json-ld/page-graph.ts';
import { isBarePage } from './shell.rules.ts';

interface Match {
  routeId: string;
  params: object;
  pathname: string;
  context: { origin: string };
}

/** Made on the server alone, which is where search engines read it: a browser loads nothing of it. */
const jsonLdOf = createIsomorphicFn()
  .server((cache: QueryClient, { context, routeId, params }: Match) =>
    inlineJsonLd(pageGraph({ origin: context.origin, routeId, params: { ...params }, cache })),
  )
  .client((_cache: QueryClient, _match: Match) => '');

/** What the page says to search engines (`json-ld/page-graph.ts`), for as long as the page it came with is shown. */
export function StructuredData() {
  const match = useMatches({ select: (matches) => matches.at(-1) });
  const cache = useQueryClient();
  if (!match || isBarePage(match.pathname)) return null;
  return <Script key={match.pathname} text={jsonLdOf(cache, match)} />;
}

function Script({ text }: { text: string }) {
  const hydrated = useHydrated();
  // While the page starts React leaves what the server wrote; a page that is gone to later never had any.
  const [html] = useState(hydrated ? null : { __html: text });
  return html ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: data whose `<` are escaped (`inlineJsonLd`)
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={html} />
  ) : null;
}
