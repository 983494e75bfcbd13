import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '#features/site/home-page.tsx';
import { pageHead } from '#features/site/page-head.ts';

export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient } }) => {
    // Not with the routes' own code, which every page loads.
    const { loadHome } = await import('#features/site/home-loader.ts');
    return loadHome(queryClient);
  },
  head: ({ match, loaderData }) =>
    loaderData ? pageHead({ context: match.context, path: '/', ...loaderData }) : {},
  component: HomePage,
});
