import { createFileRoute } from '@tanstack/react-router';
import { PageGuard } from '#features/accounts/page-guard.tsx';
import { ProfileScreen } from '#features/accounts/profile-screen.tsx';
import { clinicFacts } from '#messages/clinic.ts';
import { PageSpinner } from '#ui/spinner.tsx';

export const Route = createFileRoute('/profile')({
  ssr: false,
  head: async () => {
    // Not with the routes' own code, which every page loads.
    const { profile } = await import('#messages/profile.ts');
    return {
      meta: [{ title: `${profile.title} | ${clinicFacts.name}` }, { name: 'robots', content: 'noindex' }],
    };
  },
  component: OwnProfile,
  pendingComponent: PageSpinner,
});

function OwnProfile() {
  return (
    <PageGuard roles={['user', 'admin', 'superadmin']}>
      <ProfileScreen />
    </PageGuard>
  );
}
