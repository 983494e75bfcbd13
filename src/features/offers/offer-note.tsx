import { formatDateLong } from '#lib/format.ts';
import { offers } from '#messages/offers.ts';
import { Ltr } from '#ui/ltr.tsx';
import { OfferPrice } from './offer-price.tsx';
import type { OfferRecord } from './offers.contract.ts';
import { lastDay } from './offers.rules.ts';

/** What an offer promises, beside the form that books it. */
export function OfferNote({ offer }: { offer: OfferRecord }) {
  const { title, text, startsAt, endsAt, licence } = offer;
  return (
    <section
      aria-labelledby="offer"
      className="col-span-full rounded-card border border-gold/40 bg-white p-5 sm:p-6"
    >
      <h2 id="offer" className="text-h3">
        {title}
      </h2>
      <OfferPrice offer={offer} />
      {text.map((paragraph) => (
        <p key={paragraph} className="mt-2 text-muted">
          {paragraph}
        </p>
      ))}
      <p className="mt-3 text-sm text-muted">
        {offers.period(formatDateLong(startsAt), formatDateLong(lastDay(endsAt)))}
      </p>
      <p className="text-xs text-muted">
        {offers.licence} <Ltr>{licence}</Ltr>
      </p>
    </section>
  );
}
