import { createFileRoute } from '@tanstack/react-router';
import { newsList } from '#features/news/news.queries.ts';
import { NewsPage } from '#features/news/news-page.tsx';
import { newsPlace } from '#features/news/news-place.ts';
import { type NewsAddress, newsSearch } from '#features/news/news-search.ts';
import { listPageHead } from '#features/site/list-page-head.ts';
import { ListPending } from '#features/site/list-pending.tsx';
import { news } from '#messages/news.ts';

const { title, description } = news;

export const Route = createFileRoute('/news/')({
  validateSearch: (search: Record<string, unknown>): NewsAddress => search,
  loaderDeps: ({ search }) => newsSearch(search),
  loader: async ({ context, deps }) => {
    await context.queryClient.ensureQueryData(newsList(deps));
  },
  head: ({ match }) =>
    listPageHead({ context: match.context, path: '/news', title, description }, match.loaderDeps),
  component: NewsPage,
  pendingComponent: () => <ListPending {...newsPlace} />,
});
