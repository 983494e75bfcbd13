import { createFileRoute } from '@tanstack/react-router';
import { AddDoctorPage } from '#features/doctors/doctor-admin-page.tsx';
import { fullTitle } from '#features/site/page-head.ts';

export const Route = createFileRoute('/admin-dashboard/doctors/add')({
  head: async ({ match }) => {
    // A visitor never gets the staff's texts.
    const { doctorWords } = await import('#messages/staff-doctors.ts');
    return { meta: [{ title: fullTitle(match.context, doctorWords.list.add) }] };
  },
  component: AddDoctorPage,
});
