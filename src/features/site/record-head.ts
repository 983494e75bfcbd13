import type { PresentedImage } from '#media/media-address.ts';
import { site } from '#messages/site.ts';
import { pictureSource } from '#ui/picture-source.ts';
import { DETAIL_PICTURE_SIZES } from './detail-picture.ts';
import { fullTitle, type HeadContext, pageHead } from './page-head.ts';

interface ShownRecord {
  title: string;
  subTitle: string;
  slug: string;
  image: PresentedImage | null;
  /** What else it is found by, beside its title. */
  keywords?: readonly string[];
  /** Of an article, ISO 8601. */
  publishedAt?: string;
  /** How its page shows the picture. */
  variant?: keyof typeof DETAIL_PICTURE_SIZES;
}

/** What a detail page's loader tells its head and the shell. */
export function subjectOf({ title, subTitle, slug, image, keywords, publishedAt, variant }: ShownRecord) {
  return { subject: title, description: subTitle, slug, image, keywords, publishedAt, variant };
}

/**
 * The head of a record's page. Its slug is canonical, whatever the address said (decision 4). Without a
 * record the page says why there is none.
 */
export function recordHead(
  context: HeadContext,
  folder: string,
  record: ReturnType<typeof subjectOf> | undefined,
  failed = false,
) {
  if (!record) {
    const { title } = failed ? site.failure : site.notFound;
    return { meta: [{ title: fullTitle(context, title) }], links: [] };
  }
  const { subject, description, slug, image, keywords = [], publishedAt, variant = 'large' } = record;
  return pageHead({
    context,
    path: folder + slug,
    title: subject,
    description,
    keywords: [subject, ...keywords],
    share: image?.share,
    publishedAt,
    picture: image
      ? { srcSet: pictureSource(image, variant).avif, sizes: DETAIL_PICTURE_SIZES[variant] }
      : undefined,
  });
}
