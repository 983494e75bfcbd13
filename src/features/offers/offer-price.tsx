import { offers } from '#messages/offers.ts';
import { Price } from '#ui/price.tsx';
import type { OfferCard } from './offers.contract.ts';

/** An offer's price and, struck out, the one that it stands in for. */
export function OfferPrice({ offer }: { offer: Pick<OfferCard, 'price' | 'formerPrice'> }) {
  const { price, formerPrice } = offer;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="sr-only">{offers.price}</span>
      <Price amount={price} className="text-[1.6rem]" />
      {formerPrice === null ? null : (
        <span className="text-muted">
          <span className="sr-only">{offers.formerPrice} </span>
          <s>
            <Price amount={formerPrice} className="font-normal text-muted line-through" />
          </s>
        </span>
      )}
    </p>
  );
}
