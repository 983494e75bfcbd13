import { createFileRoute } from '@tanstack/react-router';
import { ForgottenScreen } from '#features/accounts/forgotten-screen.tsx';
import { pageHead } from '#features/site/page-head.ts';

export const Route = createFileRoute('/resetPassword/')({
  validateSearch: (search: Record<string, unknown>): { step?: unknown } => search,
  head: async ({ match }) => {
    // Not with the routes' own code, which every page loads.
    const { passwordReset } = await import('#messages/registration.ts');
    const { title, askLead: description } = passwordReset;
    return pageHead({ context: match.context, path: '/resetPassword', title, description });
  },
  component: ForgottenScreen,
});
