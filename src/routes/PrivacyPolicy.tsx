import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#features/site/page-head.ts';
import { PrivacyPage } from '#features/site/privacy-page.tsx';
import { settingsQuery } from '#features/site/settings.queries.ts';

export const Route = createFileRoute('/PrivacyPolicy')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.ensureQueryData(settingsQuery());
  },
  head: async ({ match }) => {
    // Not with the routes' own code, which every page loads.
    const { privacy } = await import('#messages/privacy.ts');
    const { title, description } = privacy;
    return pageHead({ context: match.context, path: '/PrivacyPolicy', title, description });
  },
  component: PrivacyPage,
});
