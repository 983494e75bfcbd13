import type { ListAnswer } from '#lib/content-types.ts';
import { recordDetail, recordList } from '#lib/record-queries.ts';
import { contentFailures } from '#messages/content.ts';
import type { NewsAnswer, NewsCard } from './news.contract.ts';

/** What a list of news may be asked; what is left out has the API's defaults (page 1, 8 a page, newest first). */
export interface NewsSearch {
  search?: string;
  sort?: string;
  page?: number;
  size?: number;
}

/** A list page without the paragraphs of its articles. */
export type NewsCards = ListAnswer<'news', NewsCard>;

const CARD = 'slug,title,subTitle,image,service,createdAt,updatedAt';

// Specification, sections 8 and 9.
const NEWS = { path: 'news', staleTime: 5 * 60_000, serverSays: true };

/** A page of news, as cards show it, kept for 5 minutes. */
export function newsList(search: NewsSearch = {}) {
  return recordList<NewsCards>(NEWS, search, contentFailures.news, CARD);
}

/** The newest: three are shown, one more should one of them be what is being read. */
export function newsShortList() {
  return newsList({ size: 4 });
}

/** One article by `_id` or slug, kept for 5 minutes. An unknown one fails with status 404. */
export function newsDetail(reference: string) {
  return recordDetail(NEWS, reference, contentFailures.news, (answer: NewsAnswer) => answer.data);
}
