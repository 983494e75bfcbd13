import { createFileRoute } from '@tanstack/react-router';
import { RegisterScreen } from '#features/accounts/register-screen.tsx';
import { pageHead } from '#features/site/page-head.ts';

export const Route = createFileRoute('/register')({
  validateSearch: (search: Record<string, unknown>): { next?: unknown } => search,
  head: async ({ match }) => {
    // Not with the routes' own code, which every page loads.
    const { registration } = await import('#messages/registration.ts');
    const { title, lead: description } = registration;
    return pageHead({ context: match.context, path: '/register', title, description });
  },
  component: RegisterScreen,
});
