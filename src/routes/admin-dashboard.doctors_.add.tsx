import { createFileRoute } from '@tanstack/react-router';
import { AddDoctorPage } from '#features/doctors/doctor-admin-page.tsx';
import { fullTitle } from '#features/site/page-head.ts';

export const Route = createFileRoute('/admin-dashboard/doctors_/add')({
  head: async ({ match }) => {
    // A visitor never gets the staff's texts.
    const { doctorList } = await import('#messages/staff-resources.ts');
    return { meta: [{ title: fullTitle(match.context, doctorList.add) }] };
  },
  component: AddDoctorPage,
});
