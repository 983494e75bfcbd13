import { Link } from '@tanstack/react-router';
import { site } from '#messages/site.ts';
import { Picture } from '#ui/picture.tsx';
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

const SIZES = '(min-width: 1000px) 380px, (min-width: 640px) 46vw, 92vw';

/** A service as a card: the whole of it leads to its page, «احجز» to its booking. */
export function ServiceCard({
  service,
  heading: Heading = 'h3',
  wide = false,
  first = false,
}: ServiceCardProps) {
  const section = typeof service.sectionId === 'string' ? null : service.sectionId;
  return (
    <article
      className={`lift group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-white ${wide ? 'lg:flex-row' : ''}`}
    >
      <div
        className={`relative aspect-4/3 shrink-0 overflow-hidden bg-brand-tint ${wide ? 'lg:aspect-auto lg:w-1/2' : ''}`}
        style={{ viewTransitionName: `picture-${service._id}` }}
      >
        {service.image ? (
          <Picture
            image={service.image}
            sizes={SIZES}
            first={first}
            alt=""
            className="absolute inset-0 transition duration-500 group-hover:scale-[1.03]"
          />
        ) : null}
        {section ? (
          <span className="absolute start-4 top-4 rounded-pill bg-white/95 px-3.5 py-0.5 text-xs font-medium text-brand-deep">
            {section.title}
          </span>
        ) : null}
      </div>
      <div className={`flex grow flex-col gap-2 px-5.5 pt-5 pb-5 ${wide ? 'lg:justify-center lg:p-8' : ''}`}>
        <Heading className={wide ? 'text-h3 lg:text-[1.6rem]' : 'text-h3'}>
          <Link
            to="/service/$reference"
            params={{ reference: service.slug }}
            viewTransition
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {service.title}
          </Link>
        </Heading>
        <p className={`line-clamp-3 text-muted ${wide ? '' : 'grow'}`}>{service.subTitle}</p>
        <div className="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-3 border-t border-line pt-3.5">
          {service.priceFrom === null ? (
            <span />
          ) : (
            <span className="text-sm text-muted">
              {site.services.priceFrom} <Price amount={service.priceFrom} className="text-lg" />
            </span>
          )}
          <Link
            to="/BookADeal/$type/$reference"
            params={{ type: 'service', reference: service.slug }}
            aria-label={site.services.bookNamed(service.title)}
            className="relative z-10 -me-2 inline-flex min-h-11 items-center rounded-pill px-4 font-semibold text-brand transition hover:bg-brand-tint"
          >
            {site.services.book}
          </Link>
        </div>
      </div>
    </article>
  );
}
