import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '#features/accounts/login-screen.tsx';
import { pageHead } from '#features/site/page-head.ts';
import { login } from '#messages/accounts.ts';

export const Route = createFileRoute('/login')({
  validateSearch: (search: Record<string, unknown>): { next?: unknown } => search,
  head: ({ match }) =>
    pageHead({
      origin: match.context.origin,
      path: '/login',
      title: login.title,
      description: login.lead,
    }),
  component: LoginScreen,
});
