import type { ReactNode } from 'react';
import type { PresentedImage } from '#media/media-address.ts';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { travels } from '#ui/travels.ts';

interface RecordCardProps {
  id: string;
  image: PresentedImage | null;
  /** On the picture: what kind it is. */
  label?: string | undefined;
  /** The heading's level on its page. */
  heading?: 'h2' | 'h3';
  /** The link to the record's page: it covers the whole card with `CARD_LINK`. */
  title: ReactNode;
  /** Over the title. */
  above?: ReactNode;
  text: string;
  /** Under a line at the end. */
  foot?: ReactNode;
  /** Lies across two columns where there is room. */
  wide?: boolean;
  /** Its picture is the page's first. */
  first?: boolean;
}

/** A link that covers the card that it stands in. */
export const CARD_LINK = 'card-link';

const SIZES = '(min-width: 1000px) 380px, (min-width: 640px) 46vw, 92vw';

/** A record as a card that leads to its page: picture, title, what it is about. */
export function RecordCard({
  id,
  image,
  label,
  heading: Heading = 'h3',
  title,
  above,
  text,
  foot,
  wide = false,
  first = false,
}: RecordCardProps) {
  return (
    <article className={classNames('card lift group', wide && 'lg:flex-row')}>
      <div
        className={classNames(
          'relative aspect-4/3 shrink-0 overflow-hidden bg-brand-tint',
          wide && 'lg:aspect-auto lg:w-1/2',
        )}
        style={travels(id)}
      >
        {image ? (
          <Picture
            image={image}
            sizes={SIZES}
            first={first}
            alt=""
            className="absolute inset-0 transition duration-500 group-hover:scale-[1.03]"
          />
        ) : null}
        {label ? <span className="card-label">{label}</span> : null}
      </div>
      <div className={classNames('flex grow flex-col gap-2 p-5.5 pt-5', wide && 'lg:justify-center lg:p-8')}>
        {above}
        <Heading className={wide ? 'text-h3 lg:text-[1.6rem]' : 'text-h3'}>{title}</Heading>
        <p className={classNames('line-clamp-3 text-muted', !wide && 'grow')}>{text}</p>
        {foot ? <div className="card-foot">{foot}</div> : null}
      </div>
    </article>
  );
}
