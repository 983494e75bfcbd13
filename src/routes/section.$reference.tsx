import { createFileRoute } from '@tanstack/react-router';
import { SectionPage } from '#features/sections/section-page.tsx';
import { sectionDetail, sectionTitles } from '#features/sections/sections.queries.ts';
import { orNotFound } from '#features/site/or-not-found.ts';
import { recordHead, subjectOf } from '#features/site/record-head.ts';

export const Route = createFileRoute('/section/$reference')({
  loader: async ({ context: { queryClient }, params }) => {
    const [section] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(sectionDetail(params.reference))),
      queryClient.ensureQueryData(sectionTitles()),
    ]);
    return subjectOf(section);
  },
  head: ({ match, loaderData }) =>
    recordHead(match.context, '/section/', loaderData, match.status === 'error'),
  component: SectionPage,
});
