import { Link } from '@tanstack/react-router';
import { CARD_LINK, RecordCard } from '#features/site/record-card.tsx';
import { site } from '#messages/site.ts';
import { Price } from '#ui/price.tsx';
import type { ServiceCard as ServiceCardRecord } from './services.contract.ts';

interface ServiceCardProps {
  service: ServiceCardRecord;
  /** The heading's level on its page. */
  heading?: 'h2' | 'h3';
  /** Lies across two columns where there is room. */
  wide?: boolean;
  /** Its picture is the page's first. */
  first?: boolean;
}

/** A service as a card: the whole of it leads to its page, «احجز» to its booking. */
export function ServiceCard({ service, ...rest }: ServiceCardProps) {
  const { _id, slug, title, subTitle, image, sectionId, priceFrom } = service;
  return (
    <RecordCard
      {...rest}
      id={_id}
      image={image}
      label={typeof sectionId === 'string' ? undefined : sectionId.title}
      title={
        <Link to="/service/$reference" params={{ reference: slug }} viewTransition className={CARD_LINK}>
          {title}
        </Link>
      }
      text={subTitle}
      foot={
        <>
          {priceFrom === null ? (
            <span />
          ) : (
            <span className="text-sm text-muted">
              {site.services.priceFrom} <Price amount={priceFrom} className="text-lg" />
            </span>
          )}
          <Link
            to="/BookADeal/$type/$reference"
            params={{ type: 'service', reference: slug }}
            aria-label={site.services.bookNamed(title)}
            className="card-book"
          >
            {site.services.book}
          </Link>
        </>
      }
    />
  );
}
