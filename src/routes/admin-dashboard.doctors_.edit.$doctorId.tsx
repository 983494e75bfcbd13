import { createFileRoute } from '@tanstack/react-router';
import { EditDoctorPage } from '#features/doctors/doctor-admin-page.tsx';
import { fullTitle } from '#features/site/page-head.ts';

export const Route = createFileRoute('/admin-dashboard/doctors_/edit/$doctorId')({
  head: async ({ match }) => {
    // A visitor never gets the staff's texts.
    const { doctorEditor } = await import('#messages/staff-editors.ts');
    return { meta: [{ title: fullTitle(match.context, doctorEditor.editTitle) }] };
  },
  component: EditDoctorPage,
});
