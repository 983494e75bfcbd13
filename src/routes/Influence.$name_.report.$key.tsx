import { createFileRoute } from '@tanstack/react-router';
import { ReportPage } from '#features/sheets/report-page.tsx';
import { sheetReport } from '#features/sheets/sheets.queries.ts';
import { NotFound } from '#features/site/not-found.tsx';
import { orNotFound } from '#features/site/or-not-found.ts';
import { fullTitle } from '#features/site/page-head.ts';
import { site } from '#messages/site.ts';
import { PageSpinner } from '#ui/spinner.tsx';

export const Route = createFileRoute('/Influence/$name_/report/$key')({
  loader: async ({ context: { queryClient }, params: { name, key } }) => ({
    report: await orNotFound(queryClient.ensureQueryData(sheetReport(name, key))),
  }),
  head: async ({ match: { context }, loaderData }) => {
    if (!loaderData) return { meta: [{ title: fullTitle(context, site.notFound.title) }], links: [] };
    // Not with the routes' own code, which every page loads.
    const { influenceReport } = await import('#messages/influence-report.ts');
    const title = fullTitle(context, influenceReport.title(loaderData.report.name));
    return { meta: [{ title }], links: [] };
  },
  component: ReportPage,
  pendingComponent: PageSpinner,
  notFoundComponent: NotFound,
});
