import { useSuspenseQuery } from '@tanstack/react-query';
import { OfferCard } from './offer-card.tsx';
import { offerDetail } from './offers.queries.ts';

/** An offer has no page: its card as the home page shows it. */
export function OfferPreview({ reference }: { reference: string }) {
  const { data: offer } = useSuspenseQuery(offerDetail(reference));
  return (
    <div className="bg-sand p-4">
      <OfferCard offer={offer} />
    </div>
  );
}
