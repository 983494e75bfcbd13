import type { PresentedImage } from '#media/media-address.ts';
import { site } from '#messages/site.ts';
import { largeAvifSet } from '#ui/picture-source.ts';
import { clinic } from './clinic.ts';
import { DETAIL_PICTURE_SIZES } from './detail-picture.ts';
import { pageHead } from './page-head.ts';

interface ShownRecord {
  title: string;
  subTitle: string;
  slug: string;
  image: PresentedImage | null;
}

/** What a detail page's loader tells its head and the shell. */
export function subjectOf({ title, subTitle, slug, image }: ShownRecord) {
  return { subject: title, description: subTitle, slug, image };
}

/**
 * The head of a service's or section's page. Its slug is canonical, whatever the address said (decision 4). Without a
 * record the page says why there is none.
 */
export function recordHead(
  origin: string,
  folder: string,
  record: ReturnType<typeof subjectOf> | undefined,
  failed = false,
) {
  if (!record) {
    const { title } = failed ? site.failure : site.notFound;
    return { meta: [{ title: `${title} | ${clinic.name}` }], links: [] };
  }
  const { subject, description, slug, image } = record;
  const picture = image ? { srcSet: largeAvifSet(image), sizes: DETAIL_PICTURE_SIZES } : undefined;
  return pageHead({ origin, path: folder + slug, title: subject, description, share: image?.share, picture });
}
