import type { NewsRecord } from '#features/news/news.contract.ts';
import { publicAddress, RECORD_FOLDERS } from '../findability.rules.ts';
import { clinicId } from './clinic-node.ts';
import { filled, type JsonLdNode, nodeId } from './node.ts';
import { type NamedService, namedService } from './service-node.ts';

/** An article on its own page. Its last change is not shown there, and so not said here. */
export function newsNode(origin: string, article: NewsRecord): JsonLdNode {
  const path = RECORD_FOLDERS.news + article.slug;
  return filled({
    '@type': 'NewsArticle',
    '@id': nodeId(origin, path, 'article'),
    headline: article.title,
    description: article.subTitle,
    inLanguage: 'ar',
    url: publicAddress(origin, path),
    image: article.image && publicAddress(origin, article.image.backgroundLarge),
    datePublished: article.createdAt,
    author: { '@id': clinicId(origin) },
    publisher: { '@id': clinicId(origin) },
    about: article.service && aboutService(origin, article.service),
  });
}

/** Without its address: the page links to the service by its id (specification, section 2), which is not canonical. */
function aboutService(origin: string, service: NamedService): JsonLdNode {
  const { url, ...named } = namedService(origin, service);
  return named;
}
