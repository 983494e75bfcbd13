import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '#features/accounts/login-screen.tsx';
import { pageHead } from '#features/site/page-head.ts';

export const Route = createFileRoute('/login')({
  validateSearch: (search: Record<string, unknown>): { next?: unknown } => search,
  head: async ({ match }) => {
    // Not with the routes' own code, which every page loads.
    const { login } = await import('#messages/accounts.ts');
    const { title, lead: description } = login;
    return pageHead({ context: match.context, path: '/login', title, description });
  },
  component: LoginScreen,
});
