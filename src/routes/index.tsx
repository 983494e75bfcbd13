import { createFileRoute } from '@tanstack/react-router';
import { sectionList, sectionTitles } from '#features/sections/sections.queries.ts';
import { serviceList, serviceTitles } from '#features/services/services.queries.ts';
import { Failure } from '#features/site/failure.tsx';
import { heroPreload } from '#features/site/hero-preload.ts';
import { homeSections, homeServices } from '#features/site/home-lists.ts';
import { HomePage } from '#features/site/home-page.tsx';
import { pageHead } from '#features/site/page-head.ts';
import { settingsQuery } from '#features/site/settings.queries.ts';
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
  head: ({ match }) => {
    // What the settings say of the site stands in for our own words, empty or not read as it may be.
    const seo = match.context.queryClient.getQueryData(settingsQuery().queryKey)?.seo;
    return pageHead({
      context: match.context,
      path: '/',
      title: seo?.title || title,
      description: seo?.description || description,
      picture: heroPreload,
    });
  },
  component: HomePage,
  errorComponent: Failure,
});
