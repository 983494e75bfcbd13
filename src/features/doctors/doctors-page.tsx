import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ListPage } from '#features/site/list-page.tsx';
import { DoctorCard } from './doctor-card.tsx';
import { DoctorFilters } from './doctor-filters.tsx';
import { doctorSearch } from './doctor-search.ts';
import { doctorList } from './doctors.queries.ts';
import { doctorsPlace } from './doctors-place.ts';

const route = getRouteApi('/doctors');

/** The clinic's doctors: searched, filtered by section, language and gender, and paged by the address. */
export function DoctorsPage() {
  const search = doctorSearch(route.useSearch());
  const { data } = useSuspenseQuery(doctorList(search));
  return (
    <ListPage
      place={doctorsPlace}
      search={search}
      read={doctorSearch}
      total={data.totalDoctors}
      pages={data.totalPages}
      filters={<DoctorFilters search={search} />}
    >
      {data.doctors.map((doctor, index) => (
        <DoctorCard key={doctor._id} doctor={doctor} heading="h2" first={index === 0} />
      ))}
    </ListPage>
  );
}
