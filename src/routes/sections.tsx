import { createFileRoute } from '@tanstack/react-router';
import { type SectionsAddress, sectionSearch } from '#features/sections/section-search.ts';
import { sectionList } from '#features/sections/sections.queries.ts';
import { SectionsPage } from '#features/sections/sections-page.tsx';
import { sectionsPlace } from '#features/sections/sections-place.ts';
import { listPageHead } from '#features/site/list-page-head.ts';
import { ListPending } from '#features/site/list-pending.tsx';
import { site } from '#messages/site.ts';

const { title, description } = site.sections;

export const Route = createFileRoute('/sections')({
  validateSearch: (search: Record<string, unknown>): SectionsAddress => search,
  loaderDeps: ({ search }) => sectionSearch(search),
  loader: async ({ context, deps }) => {
    await context.queryClient.ensureQueryData(sectionList(deps));
  },
  head: ({ match }) =>
    listPageHead({ context: match.context, path: '/sections', title, description }, match.loaderDeps),
  component: SectionsPage,
  pendingComponent: () => <ListPending {...sectionsPlace} />,
});
