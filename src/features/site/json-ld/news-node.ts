import type { NewsRecord } from '#features/news/news.contract.ts';
import { publicAddress, RECORD_FOLDERS } from '../findability.rules.ts';
import { clinicId } from './clinic-node.ts';
import { filled, type JsonLdNode, nodeId } from './node.ts';
import { namedService } from './service-node.ts';

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
    about: article.service && namedService(origin, article.service),
  });
}
