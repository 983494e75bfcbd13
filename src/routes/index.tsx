import { createFileRoute } from '@tanstack/react-router';
import { sectionList, sectionTitles } from '#features/sections/sections.queries.ts';
import { serviceList, serviceTitles } from '#features/services/services.queries.ts';
import { Failure } from '#features/site/failure.tsx';
import { heroPreload } from '#features/site/hero-preload.ts';
import { homeSections, homeServices } from '#features/site/home-lists.ts';
import { HomePage } from '#features/site/home-page.tsx';
import { pageHead } from '#features/site/page-head.ts';
import { site } from '#messages/site.ts';

const { title, description } = site.home;

export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.ensureQueryData(sectionList(homeSections)),
      queryClient.ensureQueryData(serviceList(homeServices)),
      queryClient.ensureQueryData(sectionTitles()),
      queryClient.ensureQueryData(serviceTitles()),
    ]);
  },
  head: ({ match }) =>
    pageHead({ origin: match.context.origin, path: '/', title, description, picture: heroPreload }),
  component: HomePage,
  errorComponent: Failure,
});
