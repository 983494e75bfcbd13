import { createFileRoute } from '@tanstack/react-router';
import { sectionTitles } from '#features/sections/sections.queries.ts';
import { serviceTitles } from '#features/services/services.queries.ts';
import { InfluenceFailure, InfluenceMissing } from '#features/sheets/influence-missing.tsx';
import { InfluencePage } from '#features/sheets/influence-page.tsx';
import { INFLUENCE_PICTURE_SIZES } from '#features/sheets/influence-picture.ts';
import { sheetByName } from '#features/sheets/sheets.queries.ts';
import { orNotFound } from '#features/site/or-not-found.ts';
import { fullTitle, pageHead } from '#features/site/page-head.ts';
import { pictureSource } from '#ui/picture-source.ts';

export const Route = createFileRoute('/Influence/$name')({
  loader: async ({ context: { queryClient }, params }) => {
    const [sheet] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(sheetByName(params.name))),
      queryClient.ensureQueryData(sectionTitles()),
      queryClient.ensureQueryData(serviceTitles()),
    ]);
    return { subject: sheet.title, sheet };
  },
  head: async ({ match: { context }, loaderData }) => {
    // Not with the routes' own code, which every page loads.
    const { influence } = await import('#messages/influence.ts');
    if (!loaderData) return { meta: [{ title: fullTitle(context, influence.defaultTitle) }], links: [] };
    const { title, subTitle, slug, image } = loaderData.sheet;
    return pageHead({
      context,
      path: `/Influence/${slug}`,
      title,
      description: subTitle || influence.intro,
      share: image?.share,
      picture: image
        ? { srcSet: pictureSource(image, 'large').avif, sizes: INFLUENCE_PICTURE_SIZES }
        : undefined,
    });
  },
  component: InfluencePage,
  errorComponent: InfluenceFailure,
  notFoundComponent: InfluenceMissing,
});
