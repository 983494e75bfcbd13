import { publicAddress } from '../findability.rules.ts';
import { type Hours, type HoursOverride, overridesSoon } from '../opening-hours.rules.ts';
import type { Clinic } from '../settings.queries.ts';
import { filled, type JsonLdNode, nodeId } from './node.ts';

/** The facts that the end of every page shows. */
export type KnownFacts = Pick<Clinic, 'name' | 'tagline' | 'city' | 'phone' | 'address'>;

/** The clinic's name in other nodes. */
export function clinicId(origin: string): string {
  return nodeId(origin, '/', 'clinic');
}

/** The clinic as every page knows it. */
export function clinicNode(origin: string, { name, tagline, city, phone, address }: KnownFacts): JsonLdNode {
  return filled({
    '@type': 'Dentist',
    '@id': clinicId(origin),
    name,
    slogan: tagline,
    url: publicAddress(origin, '/'),
    logo: publicAddress(origin, '/icons/icon-512.png'),
    image: publicAddress(origin, '/share.jpg'),
    telephone: phone,
    address: addressNode(city, address),
  });
}

/** What the home page adds: when it is open, where it lies, where else it speaks. */
export function clinicAtHome({ hours, mapLink, socials, email }: Clinic, now: Date) {
  return {
    openingHoursSpecification: hours.weekly.map(openNode),
    specialOpeningHoursSpecification:
      hours.weekly.length === 0 ? [] : overridesSoon(hours, now).flatMap(overrideNodes),
    hasMap: mapLink,
    email,
    // A chat is a way to reach the clinic, not a page about it.
    sameAs: Object.entries(socials).flatMap(([name, link]) => (name === 'whatsApp' || !link ? [] : [link])),
  };
}

export function addressNode(city: string, lines: readonly string[]): JsonLdNode {
  return filled({
    '@type': 'PostalAddress',
    streetAddress: lines.join('، '),
    addressLocality: city,
    addressCountry: 'SA',
  });
}

/** Times as schema.org has them too: closing before the opening is the next day's. */
function openNode({ days, opens, closes }: Hours): JsonLdNode {
  const dayOfWeek = days.map((day) => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`);
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
}

/** A day without hours opens and closes at midnight, as search engines read «closed». */
function overrideNodes({ from, to, hours }: HoursOverride): JsonLdNode[] {
  const period = { validFrom: from, validThrough: to };
  const closed = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' };
  return hours.length === 0
    ? [{ ...closed, ...period }]
    : hours.map((some) => ({ ...openNode(some), ...period }));
}
