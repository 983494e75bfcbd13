import { createFileRoute } from '@tanstack/react-router';
import { DoctorPage } from '#features/doctors/doctor-page.tsx';
import { doctorDetail } from '#features/doctors/doctors.queries.ts';
import { sectionTitles } from '#features/sections/sections.queries.ts';
import { serviceTitles } from '#features/services/services.queries.ts';
import { orNotFound } from '#features/site/or-not-found.ts';
import { recordHead, subjectOf } from '#features/site/record-head.ts';

export const Route = createFileRoute('/doctor/$doctorId')({
  loader: async ({ context: { queryClient }, params }) => {
    const [doctor] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(doctorDetail(params.doctorId))),
      queryClient.ensureQueryData(sectionTitles()),
      queryClient.ensureQueryData(serviceTitles()),
    ]);
    const { name: title, specialty, biography, slug, image, sections } = doctor;
    const subTitle = [specialty, ...biography.slice(0, 1)].join('. ');
    const keywords = sections.map((section) => section.title);
    return subjectOf({ title, subTitle, slug, image, keywords, variant: 'portrait' });
  },
  head: ({ match, loaderData }) =>
    recordHead(match.context, '/doctor/', loaderData, match.status === 'error'),
  component: DoctorPage,
});
