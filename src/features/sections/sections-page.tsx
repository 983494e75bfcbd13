import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ListPage } from '#features/site/list-page.tsx';
import { SectionCard } from './section-card.tsx';
import { sectionSearch } from './section-search.ts';
import { sectionList } from './sections.queries.ts';
import { sectionsPlace } from './sections-place.ts';

const route = getRouteApi('/sections');

/** The clinic's sections: searched, sorted and paged by the address. */
export function SectionsPage() {
  const search = sectionSearch(route.useSearch());
  const { data } = useSuspenseQuery(sectionList(search));
  return (
    <ListPage
      place={sectionsPlace}
      search={search}
      read={sectionSearch}
      total={data.totalsections}
      pages={data.totalPages}
      filters={search.size ? <input type="hidden" name="size" defaultValue={search.size} /> : null}
    >
      {data.sections.map((section, index) => (
        <SectionCard key={section._id} section={section} heading="h2" first={index === 0} />
      ))}
    </ListPage>
  );
}
