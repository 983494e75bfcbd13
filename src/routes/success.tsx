import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#features/site/page-head.ts';
import { SuccessPage } from '#features/site/success-page.tsx';
import { site } from '#messages/site.ts';

export const Route = createFileRoute('/success')({
  validateSearch: (search: Record<string, unknown>): { ref?: string } => search,
  head: async ({ match }) => {
    // Not with the routes' own code, which every page loads.
    const { success } = await import('#messages/booking.ts');
    const { description } = site.success;
    return pageHead({
      context: match.context,
      path: '/success',
      title: success.plainTitle,
      description,
    });
  },
  component: SuccessPage,
});
