import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { sectionTitles } from '#features/sections/sections.queries.ts';
import { ListPage } from '#features/site/list-page.tsx';
import { site } from '#messages/site.ts';
import { ChoiceChip } from '#ui/choice-chip.tsx';
import { ServiceCard } from './service-card.tsx';
import { serviceSearch } from './service-search.ts';
import { serviceList } from './services.queries.ts';
import { servicesPlace } from './services-place.ts';

const route = getRouteApi('/services');

/** The clinic's services: searched, filtered by section, sorted and paged by the address. */
export function ServicesPage() {
  const search = serviceSearch(route.useSearch());
  const { data } = useSuspenseQuery(serviceList(search));
  return (
    <ListPage
      place={servicesPlace}
      search={search}
      read={serviceSearch}
      total={data.totalServices}
      pages={data.totalPages}
      filters={<SectionFilter chosen={search.sectionIds ?? []} />}
    >
      {data.services.map((service, index) => (
        <ServiceCard key={service._id} service={service} heading="h2" first={index === 0} />
      ))}
    </ListPage>
  );
}

function SectionFilter({ chosen }: { chosen: readonly string[] }) {
  const { data: sections } = useSuspenseQuery(sectionTitles());
  if (sections.length < 2) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{site.services.bySection}</legend>
      <div className="chips flex gap-2 sm:flex-wrap">
        {sections.map((section) => (
          <ChoiceChip
            key={section.id}
            name="sectionIds"
            value={section.id}
            defaultChecked={chosen.includes(section.id)}
            label={section.title}
          />
        ))}
      </div>
    </fieldset>
  );
}
