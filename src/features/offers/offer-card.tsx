import { Link } from '@tanstack/react-router';
import { formatDateLong } from '#lib/format.ts';
import { offers } from '#messages/offers.ts';
import { buttonClass } from '#ui/button.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { Picture } from '#ui/picture.tsx';
import { OfferPrice } from './offer-price.tsx';
import type { OfferCard as OfferCardRecord } from './offers.contract.ts';
import { lastDay } from './offers.rules.ts';

const SIZES = '(min-width: 1000px) 380px, (min-width: 640px) 46vw, 92vw';
const BOOK = buttonClass({ look: 'soft', size: 'small' }, 'px-5');

/** An offer: what, for how much, from when until when, under which licence, and its booking. */
export function OfferCard({ offer }: { offer: OfferCardRecord }) {
  const { _id, title, subTitle, image, startsAt, endsAt, licence, service } = offer;
  return (
    <article className="card border-gold/40">
      {image ? (
        <div className="aspect-4/3 bg-gold-tint">
          <Picture image={image} sizes={SIZES} alt="" />
        </div>
      ) : null}
      <div className="flex grow flex-col gap-2 p-5.5">
        <h3 className="text-h3">{title}</h3>
        <p className="grow text-muted">{subTitle}</p>
        <OfferPrice offer={offer} />
        <p className="text-sm text-muted">
          {offers.period(formatDateLong(startsAt), formatDateLong(lastDay(endsAt)))}
        </p>
        <div className="card-foot">
          <p className="text-xs text-muted">
            {offers.licence} <Ltr>{licence}</Ltr>
          </p>
          {service ? (
            <Link
              to="/BookADeal/$type/$reference"
              params={{ type: 'service', reference: service.slug }}
              search={{ offer: _id }}
              aria-label={offers.bookNamed(title)}
              className={BOOK}
            >
              {offers.book}
            </Link>
          ) : (
            <a href="#book" aria-label={offers.bookNamed(title)} className={BOOK}>
              {offers.book}
            </a>
          )}
        </div>
      </div>
    </article>
  );
}
