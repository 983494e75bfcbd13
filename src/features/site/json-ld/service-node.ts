import type { ServiceRecord } from '#features/services/services.contract.ts';
import { publicAddress, RECORD_FOLDERS } from '../findability.rules.ts';
import { clinicId } from './clinic-node.ts';
import { filled, type JsonLdNode, nodeId } from './node.ts';

/** A service as others name it. */
export interface NamedService {
  title: string;
  slug: string;
}

/** A service where another thing's page names it. */
export function namedService(origin: string, { title, slug }: NamedService): JsonLdNode {
  const path = RECORD_FOLDERS.services + slug;
  return {
    '@type': 'MedicalProcedure',
    '@id': nodeId(origin, path, 'service'),
    name: title,
    url: publicAddress(origin, path),
  };
}

/** A service on its own page. */
export function serviceNode(origin: string, service: ServiceRecord): JsonLdNode {
  return filled({
    ...namedService(origin, service),
    description: service.subTitle,
    image: service.image && publicAddress(origin, service.image.backgroundLarge),
    relevantSpecialty: 'https://schema.org/Dentistry',
  });
}

/** What a service begins at, where its page says so. */
export function servicePrice(origin: string, service: ServiceRecord): JsonLdNode[] {
  const { priceFrom } = service;
  if (priceFrom === null) return [];
  const { '@id': id, url } = namedService(origin, service);
  return [
    {
      '@type': 'Offer',
      itemOffered: { '@id': id },
      offeredBy: { '@id': clinicId(origin) },
      url,
      priceSpecification: { '@type': 'PriceSpecification', minPrice: priceFrom, priceCurrency: 'SAR' },
    },
  ];
}
