import type { QueryClient } from '@tanstack/react-query';
import { doctorDetail } from '#features/doctors/doctors.queries.ts';
import { newsDetail } from '#features/news/news.queries.ts';
import type { OfferCards } from '#features/offers/offers.queries.ts';
import { sectionDetail } from '#features/sections/sections.queries.ts';
import { serviceDetail } from '#features/services/services.queries.ts';
import { site } from '#messages/site.ts';
import { publicAddress, RECORD_FOLDERS } from '../findability.rules.ts';
import { knownClinic, settingsQuery } from '../settings.queries.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { clinicAtHome, clinicId, clinicNode, type KnownFacts } from './clinic-node.ts';
import { doctorNode } from './doctor-node.ts';
import { newsNode } from './news-node.ts';
import { filled, type JsonLdNode, nodeId } from './node.ts';
import { offerNode } from './offer-node.ts';
import { questionsNode } from './questions-node.ts';
import { namedService, serviceNode, servicePrice } from './service-node.ts';

const HOME = { name: site.shell.home, path: '/' };
const SECTIONS = { name: site.shell.sections, path: '/sections' };
const SERVICES = { name: site.shell.services, path: '/services' };
const DOCTORS = { name: site.shell.doctors, path: '/doctors' };
const NEWS = { name: site.shell.news, path: '/news' };

/** A page as it is rendered: what it shows is what its loaders put into the cache. */
export interface ShownPage {
  origin: string;
  routeId: string;
  params: Readonly<Record<string, string | undefined>>;
  cache: QueryClient;
}

type Describe = (page: ShownPage, facts: KnownFacts) => JsonLdNode[];

/** What is said of each page, by its route, beside the clinic. A new page plugs in with a line here. */
const PAGES: Readonly<Record<string, Describe>> = {
  '/': describeHome,
  '/section/$reference': describeSection,
  '/service/$reference': describeService,
  '/doctor/$doctorId': describeDoctor,
  '/news/$newId': describeArticle,
};

/** What a page says to search engines, none of it more than its visitors read there. */
export function pageGraph(page: ShownPage): JsonLdNode[] {
  const facts = knownClinic(page.cache);
  const clinic = clinicNode(page.origin, facts);
  const more = page.routeId === '/' ? clinicAtHome(facts, new Date()) : {};
  return [filled({ ...clinic, ...more }), ...(PAGES[page.routeId]?.(page, facts) ?? [])];
}

function describeHome({ origin, cache }: ShownPage): JsonLdNode[] {
  const lists = cache.getQueriesData<OfferCards>({ queryKey: ['offer', 'list'] });
  const offers = lists.flatMap(([, answer]) => answer?.offers ?? []);
  const settings = cache.getQueryData(settingsQuery().queryKey);
  return [...offers.map((offer) => offerNode(origin, offer)), ...questionsNode(origin, settings?.faq ?? [])];
}

function describeSection({ origin, cache, params }: ShownPage): JsonLdNode[] {
  const section = cache.getQueryData(sectionDetail(params.reference ?? '').queryKey);
  if (!section) return [];
  const path = RECORD_FOLDERS.sections + section.slug;
  return [
    filled({
      '@type': 'CollectionPage',
      '@id': nodeId(origin, path, 'page'),
      name: section.title,
      description: section.subTitle,
      url: publicAddress(origin, path),
      about: section.services.map((service) => namedService(origin, service)),
      publisher: { '@id': clinicId(origin) },
    }),
    breadcrumbs(origin, [HOME, SECTIONS, { name: section.title }]),
  ];
}

function describeService({ origin, cache, params }: ShownPage): JsonLdNode[] {
  const service = cache.getQueryData(serviceDetail(params.reference ?? '').queryKey);
  if (!service) return [];
  const { sectionId: section, title } = service;
  const parent =
    typeof section === 'string'
      ? []
      : [{ name: section.title, path: RECORD_FOLDERS.sections + section.slug }];
  return [
    serviceNode(origin, service),
    ...servicePrice(origin, service),
    breadcrumbs(origin, [HOME, SERVICES, ...parent, { name: title }]),
  ];
}

function describeDoctor({ origin, cache, params }: ShownPage, facts: KnownFacts): JsonLdNode[] {
  const doctor = cache.getQueryData(doctorDetail(params.doctorId ?? '').queryKey);
  if (!doctor) return [];
  return [doctorNode(origin, doctor, facts), breadcrumbs(origin, [HOME, DOCTORS, { name: doctor.name }])];
}

function describeArticle({ origin, cache, params }: ShownPage): JsonLdNode[] {
  const article = cache.getQueryData(newsDetail(params.newId ?? '').queryKey);
  if (!article) return [];
  return [newsNode(origin, article), breadcrumbs(origin, [HOME, NEWS, { name: article.title }])];
}
