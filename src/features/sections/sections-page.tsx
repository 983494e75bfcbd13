import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ListEmpty } from '#features/site/list-empty.tsx';
import { ListForm } from '#features/site/list-form.tsx';
import { ListHead } from '#features/site/list-head.tsx';
import { readSearch, readSort } from '#features/site/list-search.rules.ts';
import { ResultCount } from '#features/site/result-count.tsx';
import { site } from '#messages/site.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { SectionCard } from './section-card.tsx';
import { sectionSearch } from './section-search.ts';
import { sectionList } from './sections.queries.ts';

const route = getRouteApi('/sections');

/** The clinic's sections: searched, sorted and paged by the address. */
export function SectionsPage() {
  const search = sectionSearch(route.useSearch());
  const navigate = route.useNavigate();
  const { data } = useSuspenseQuery(sectionList(search));
  return (
    <>
      <ListHead title={site.sections.title} lead={site.sections.lead}>
        <ListForm
          action="/sections"
          search={search.search}
          sort={search.sort}
          placeholder={site.sections.searchPlaceholder}
          onSearch={(fields) =>
            navigate({
              search: {
                search: readSearch(String(fields.get('search') ?? '')),
                sort: readSort(String(fields.get('sort') ?? '')),
                size: search.size,
              },
              resetScroll: false,
            })
          }
        />
      </ListHead>
      <div className="wrap pb-section">
        <ResultCount total={data.totalsections} search={search.search} />
        {data.sections.length === 0 ? (
          <NoSections search={search.search} total={data.totalsections} />
        ) : (
          <ul className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-3">
            {data.sections.map((section, index) => (
              <li key={section._id}>
                <SectionCard section={section} heading="h2" first={index === 0} />
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
              to="/sections"
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

function NoSections({ search, total }: { search: string | undefined; total: number }) {
  if (total === 0 && !search) return <ListEmpty reason="bare" />;
  const past = total > 0;
  return (
    <ListEmpty
      reason={past ? 'past' : 'search'}
      back={
        <ButtonLink to="/sections" search={past ? { search } : {}}>
          {past ? site.list.firstPage : site.list.clear}
        </ButtonLink>
      }
    />
  );
}
