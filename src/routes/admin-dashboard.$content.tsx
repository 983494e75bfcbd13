import { createFileRoute } from '@tanstack/react-router';
import { ResourceScreen } from '#back-office/list/resource-screen.tsx';
import type { Address } from '#features/site/list-search.rules.ts';
import { isContentTable } from '#lib/content-types.ts';

/** The list of each content type; which screens there are is said by `back-office/screens.ts`. */
export const Route = createFileRoute('/admin-dashboard/$content')({
  // Any other address is no page.
  params: { parse: ({ content }) => (isContentTable(content) ? { content } : false) },
  validateSearch: (search: Record<string, unknown>): Address => search as Address,
  loader: async ({ params }) => {
    // A visitor never gets the staff's screens and texts.
    const { contentScreen } = await import('#back-office/screens.ts');
    return contentScreen(params.content).load();
  },
  component: ContentScreen,
});

function ContentScreen() {
  const { resource } = Route.useLoaderData();
  return <ResourceScreen key={resource.path} resource={resource} />;
}
