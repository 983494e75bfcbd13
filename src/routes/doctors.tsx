import { createFileRoute } from '@tanstack/react-router';
import { type DoctorsAddress, doctorSearch } from '#features/doctors/doctor-search.ts';
import { doctorLanguages, doctorList } from '#features/doctors/doctors.queries.ts';
import { DoctorsPage } from '#features/doctors/doctors-page.tsx';
import { doctorsPlace } from '#features/doctors/doctors-place.ts';
import { sectionTitles } from '#features/sections/sections.queries.ts';
import { listPageHead } from '#features/site/list-page-head.ts';
import { ListPending } from '#features/site/list-pending.tsx';
import { doctors } from '#messages/doctors.ts';

const { title, description } = doctors;

export const Route = createFileRoute('/doctors')({
  validateSearch: (search: Record<string, unknown>): DoctorsAddress => search,
  loaderDeps: ({ search }) => doctorSearch(search),
  loader: async ({ context: { queryClient }, deps }) => {
    await Promise.all([
      queryClient.ensureQueryData(doctorList(deps)),
      queryClient.ensureQueryData(sectionTitles()),
      queryClient.ensureQueryData(doctorLanguages()),
    ]);
  },
  head: ({ match }) =>
    listPageHead({ context: match.context, path: '/doctors', title, description }, match.loaderDeps),
  component: DoctorsPage,
  pendingComponent: () => <ListPending {...doctorsPlace} />,
});
