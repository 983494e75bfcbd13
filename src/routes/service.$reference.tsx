import { createFileRoute } from '@tanstack/react-router';
import { sectionTitles } from '#features/sections/sections.queries.ts';
import { ServicePage } from '#features/services/service-page.tsx';
import { serviceDetail, serviceTitles } from '#features/services/services.queries.ts';
import { Failure } from '#features/site/failure.tsx';
import { NotFound } from '#features/site/not-found.tsx';
import { orNotFound } from '#features/site/or-not-found.ts';
import { recordHead, subjectOf } from '#features/site/record-head.ts';
import { PageSpinner } from '#ui/spinner.tsx';

export const Route = createFileRoute('/service/$reference')({
  loader: async ({ context: { queryClient }, params }) => {
    const [service] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(serviceDetail(params.reference))),
      queryClient.ensureQueryData(sectionTitles()),
      queryClient.ensureQueryData(serviceTitles()),
    ]);
    return subjectOf(service);
  },
  head: ({ match, loaderData }) =>
    recordHead(match.context, '/service/', loaderData, match.status === 'error'),
  component: ServicePage,
  errorComponent: Failure,
  pendingComponent: PageSpinner,
  notFoundComponent: NotFound,
});
