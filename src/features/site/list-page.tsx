import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { site } from '#messages/site.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { ListEmpty } from './list-empty.tsx';
import { ListForm } from './list-form.tsx';
import { ListHead } from './list-head.tsx';
import type { ListPlace } from './list-place.ts';
import { type Address, addressOf, type ListSearch } from './list-search.rules.ts';
import { ResultCount } from './result-count.tsx';

interface ListPageProps<Search extends ListSearch> {
  place: ListPlace;
  /** What the address asks for. */
  search: Search;
  /** Reads an address, and so what the form holds. */
  read: (address: Address) => Search;
  /** How many there are on all pages. */
  total: number;
  pages: number;
  /** More controls of the form, each named after its parameter. */
  filters?: ReactNode;
  /** The cards, each with its key. */
  children: ReactElement[];
}

/** A list that its address drives (specification, section 2): search, sort, filters, count, cards, pages. */
export function ListPage<Search extends ListSearch>({
  place,
  search,
  read,
  total,
  pages,
  filters,
  children,
}: ListPageProps<Search>) {
  const navigate = useNavigate();
  return (
    <>
      <ListHead title={place.title} lead={place.lead}>
        <ListForm
          place={place}
          search={search}
          onSearch={(fields) =>
            navigate({ to: place.to, search: read(addressOf(fields)), resetScroll: false })
          }
        >
          {filters}
        </ListForm>
      </ListHead>
      <div className="wrap pb-section">
        <ResultCount total={total} search={search.search} />
        {children.length === 0 ? (
          <Nothing place={place} search={search} total={total} />
        ) : (
          <ul className={place.grid}>
            {children.map((card) => (
              <li key={card.key}>{card}</li>
            ))}
          </ul>
        )}
        <Pagination
          page={search.page ?? 1}
          pages={pages}
          link={({ page, ...rest }) => (
            <Link to={place.to} search={{ ...search, page: page > 1 ? page : undefined }} {...rest} />
          )}
        />
      </div>
    </>
  );
}

function Nothing({ place: { to }, search, total }: { place: ListPlace; search: ListSearch; total: number }) {
  const { page, sort, size, ...asked } = search;
  if (total > 0) {
    return (
      <ListEmpty
        reason="past"
        back={
          <ButtonLink to={to} search={{ ...search, page: undefined }}>
            {site.list.firstPage}
          </ButtonLink>
        }
      />
    );
  }
  if (Object.values(asked).every((value) => value === undefined)) return <ListEmpty reason="bare" />;
  return <ListEmpty reason="search" back={<ButtonLink to={to}>{site.list.clear}</ButtonLink>} />;
}
