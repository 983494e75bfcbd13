import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { sectionTitles } from '#features/sections/sections.queries.ts';
import { ListEmpty } from '#features/site/list-empty.tsx';
import { ListForm } from '#features/site/list-form.tsx';
import { ListHead } from '#features/site/list-head.tsx';
import { readIds, readSearch, readSort } from '#features/site/list-search.rules.ts';
import { ResultCount } from '#features/site/result-count.tsx';
import { site } from '#messages/site.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ChoiceChip } from '#ui/choice-chip.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { ServiceCard } from './service-card.tsx';
import { serviceSearch } from './service-search.ts';
import { type ServiceSearch, serviceList } from './services.queries.ts';

const route = getRouteApi('/services');

/** The clinic's services: searched, filtered by section, sorted and paged by the address. */
export function ServicesPage() {
  const search = serviceSearch(route.useSearch());
  const navigate = route.useNavigate();
  const { data } = useSuspenseQuery(serviceList(search));
  return (
    <>
      <ListHead title={site.services.title} lead={site.services.lead}>
        <ListForm
          action="/services"
          search={search.search}
          sort={search.sort}
          ticked={search.sectionIds}
          placeholder={site.services.searchPlaceholder}
          onSearch={(fields) =>
            navigate({
              search: {
                search: readSearch(String(fields.get('search') ?? '')),
                sectionIds: readIds(fields.getAll('sectionIds').map(String)),
                sort: readSort(String(fields.get('sort') ?? '')),
              },
              resetScroll: false,
            })
          }
        >
          <SectionFilter chosen={search.sectionIds ?? []} />
        </ListForm>
      </ListHead>
      <div className="wrap pb-section">
        <ResultCount total={data.totalServices} search={search.search} />
        {data.services.length === 0 ? (
          <NoServices search={search} total={data.totalServices} />
        ) : (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {data.services.map((service, index) => (
              <li key={service._id}>
                <ServiceCard service={service} heading="h2" first={index === 0} />
              </li>
            ))}
          </ul>
        )}
        <Pagination
          page={search.page ?? 1}
          pages={data.totalPages}
          link={({ page, label, current, ...rest }) => (
            <Link
              key={label}
              to="/services"
              search={{ ...search, page: page > 1 ? page : undefined }}
              aria-label={label}
              aria-current={current ? 'page' : undefined}
              {...rest}
            />
          )}
        />
      </div>
    </>
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
            key={section._id}
            name="sectionIds"
            value={section._id}
            defaultChecked={chosen.includes(section._id)}
            label={section.title}
          />
        ))}
      </div>
    </fieldset>
  );
}

function NoServices({ search, total }: { search: ServiceSearch; total: number }) {
  const asked = search.search || search.sectionIds;
  if (total === 0 && !asked) return <ListEmpty reason="bare" />;
  const past = total > 0;
  return (
    <ListEmpty
      reason={past ? 'past' : 'search'}
      back={
        <ButtonLink to="/services" search={past ? { ...search, page: undefined } : {}}>
          {past ? site.list.firstPage : site.list.clear}
        </ButtonLink>
      }
    />
  );
}
