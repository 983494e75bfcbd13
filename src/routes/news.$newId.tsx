import { createFileRoute } from '@tanstack/react-router';
import { newsDetail, newsShortList } from '#features/news/news.queries.ts';
import { NewsArticle } from '#features/news/news-article.tsx';
import { Failure } from '#features/site/failure.tsx';
import { orNotFound } from '#features/site/or-not-found.ts';
import { recordHead, subjectOf } from '#features/site/record-head.ts';
import { news } from '#messages/news.ts';
import { PageSpinner } from '#ui/spinner.tsx';

export const Route = createFileRoute('/news/$newId')({
  // What it says when nothing can be fetched has to be there already.
  codeSplitGroupings: [['component']],
  loader: async ({ context: { queryClient }, params }) => {
    const [article] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(newsDetail(params.newId))),
      queryClient.ensureQueryData(newsShortList()),
    ]);
    const { service, createdAt } = article;
    return subjectOf({ ...article, keywords: service ? [service.title] : [], publishedAt: createdAt });
  },
  head: ({ match, loaderData }) => recordHead(match.context, '/news/', loaderData, match.status === 'error'),
  component: NewsArticle,
  errorComponent: ({ error }) => <Failure error={error} text={news.failed} />,
  pendingComponent: () => <PageSpinner text={news.loading} />,
});
