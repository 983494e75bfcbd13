import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ListPage } from '#features/site/list-page.tsx';
import { newsList } from './news.queries.ts';
import { NewsCard } from './news-card.tsx';
import { newsPlace } from './news-place.ts';
import { newsSearch } from './news-search.ts';

const route = getRouteApi('/news/');

/** The clinic's news: searched, sorted and paged by the address. */
export function NewsPage() {
  const search = newsSearch(route.useSearch());
  const { data } = useSuspenseQuery(newsList(search));
  return (
    <ListPage
      place={newsPlace}
      search={search}
      read={newsSearch}
      total={data.totalNews}
      pages={data.totalPages}
    >
      {data.data.map((article, index) => (
        <NewsCard key={article._id} article={article} heading="h2" wide={index === 0} first={index === 0} />
      ))}
    </ListPage>
  );
}
