import type { OfferCard } from '#features/offers/offers.contract.ts';
import { lastDay } from '#features/offers/offers.rules.ts';
import { publicAddress } from '../findability.rules.ts';
import { clinicId } from './clinic-node.ts';
import { filled, type JsonLdNode, nodeId } from './node.ts';
import { namedService } from './service-node.ts';

const RIYALS = { priceCurrency: 'SAR' };

/** An offer as the home page shows it (decision 18). */
export function offerNode(origin: string, offer: OfferCard): JsonLdNode {
  const { price, formerPrice } = offer;
  return filled({
    '@type': 'Offer',
    '@id': nodeId(origin, '/', `offer-${offer._id}`),
    name: offer.title,
    description: offer.subTitle,
    url: publicAddress(origin, '/#offers'),
    image: offer.image && publicAddress(origin, offer.image.backgroundLarge),
    price,
    ...RIYALS,
    priceSpecification: formerPrice === null ? null : formerNode(formerPrice),
    validFrom: offer.startsAt,
    validThrough: lastDay(offer.endsAt),
    itemOffered: offer.service && namedService(origin, offer.service),
    offeredBy: { '@id': clinicId(origin) },
  });
}

function formerNode(price: number): JsonLdNode {
  const priceType = 'https://schema.org/StrikethroughPrice';
  return { '@type': 'UnitPriceSpecification', priceType, price, ...RIYALS };
}
