import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/dashboard')({
  // Decision 7.
  beforeLoad: () => {
    throw redirect({ to: '/profile', replace: true });
  },
});
