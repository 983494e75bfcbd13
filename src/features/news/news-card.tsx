import { Link } from '@tanstack/react-router';
import { CARD_LINK, RecordCard } from '#features/site/record-card.tsx';
import { formatDateLong } from '#lib/format.ts';
import type { NewsCard as NewsCardRecord } from './news.contract.ts';

interface NewsCardProps {
  article: NewsCardRecord;
  /** The heading's level on its page. */
  heading?: 'h2' | 'h3';
  /** Lies across two columns where there is room. */
  wide?: boolean;
  /** Its picture is the page's first. */
  first?: boolean;
}

/** An article as a card: when it was written, its title and what it is about. */
export function NewsCard({ article, ...rest }: NewsCardProps) {
  const { _id, slug, title, subTitle, image, createdAt } = article;
  return (
    <RecordCard
      {...rest}
      id={_id}
      image={image}
      above={<WrittenAt at={createdAt} />}
      title={
        <Link to="/news/$newId" params={{ newId: slug }} viewTransition className={CARD_LINK}>
          {title}
        </Link>
      }
      text={subTitle}
    />
  );
}

/** «٢٠ نوفمبر ٢٠٢٦». */
export function WrittenAt({ at }: { at: string }) {
  return (
    <p className="text-sm text-muted">
      <time dateTime={at}>{formatDateLong(at)}</time>
    </p>
  );
}
