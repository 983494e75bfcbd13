import { createFileRoute } from '@tanstack/react-router';
import { sectionTitles } from '#features/sections/sections.queries.ts';
import { ServicePage } from '#features/services/service-page.tsx';
import { serviceDetail, serviceTitles } from '#features/services/services.queries.ts';
import { orNotFound } from '#features/site/or-not-found.ts';
import { recordHead, subjectOf } from '#features/site/record-head.ts';

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
});
