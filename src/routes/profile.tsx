import { createFileRoute } from '@tanstack/react-router';
import { PageGuard } from '#features/accounts/page-guard.tsx';
import { ProfileScreen } from '#features/accounts/profile-screen.tsx';
import { fullTitle } from '#features/site/page-head.ts';

export const Route = createFileRoute('/profile')({
  ssr: false,
  head: async ({ match }) => {
    // Not with the routes' own code, which every page loads.
    const { profile } = await import('#messages/profile.ts');
    return { meta: [{ title: fullTitle(match.context, profile.title) }] };
  },
  component: OwnProfile,
});

function OwnProfile() {
  return (
    <PageGuard roles={['user', 'admin', 'superadmin']}>
      <ProfileScreen />
    </PageGuard>
  );
}
