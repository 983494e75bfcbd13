import { createFileRoute } from '@tanstack/react-router';
import { ResetScreen } from '#features/accounts/reset-screen.tsx';
import { pageHead } from '#features/site/page-head.ts';

export const Route = createFileRoute('/resetPassword/$token')({
  head: async ({ match }) => {
    // Not with the routes' own code, which every page loads.
    const { passwordReset } = await import('#messages/registration.ts');
    const { title, chooseLead: description } = passwordReset;
    // Without the token.
    return pageHead({ context: match.context, path: '/resetPassword', title, description });
  },
  component: ResetScreen,
});
