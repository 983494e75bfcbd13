import { createFileRoute } from '@tanstack/react-router';
import { sectionTitles } from '#features/sections/sections.queries.ts';
import { type ServicesAddress, serviceSearch } from '#features/services/service-search.ts';
import { serviceList } from '#features/services/services.queries.ts';
import { ServicesPage } from '#features/services/services-page.tsx';
import { servicesPlace } from '#features/services/services-place.ts';
import { listPageHead } from '#features/site/list-page-head.ts';
import { ListPending } from '#features/site/list-pending.tsx';
import { site } from '#messages/site.ts';

const { title, description } = site.services;

export const Route = createFileRoute('/services')({
  validateSearch: (search: Record<string, unknown>): ServicesAddress => search,
  loaderDeps: ({ search }) => serviceSearch(search),
  loader: async ({ context, deps }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(serviceList(deps)),
      context.queryClient.ensureQueryData(sectionTitles()),
    ]);
  },
  head: ({ match }) =>
    listPageHead({ context: match.context, path: '/services', title, description }, match.loaderDeps),
  component: ServicesPage,
  pendingComponent: () => <ListPending {...servicesPlace} />,
});
