import { listContent } from '#content/list-content.db.server.ts';
import type { Db } from '#db/store.ts';
import type { NewsRecord } from '#features/news/news.contract.ts';
import { newsType } from '#features/news/news.db.server.ts';
import { xmlText } from '#lib/xml.ts';
import { findability } from '#messages/findability.ts';
import { publicAddress, RECORD_FOLDERS } from './findability.rules.ts';
import { readSettings } from './settings.db.server.ts';

/** As many articles as a reader who looks in once a month has missed. */
const ARTICLES = 20;

/** `/feed.xml`: the newest articles whole, as RSS 2.0. */
export async function feed(db: Db, at: Date, origin: string): Promise<string> {
  const sort = { field: 'createdAt', direction: 'desc' } as const;
  const { records } = await listContent(db, newsType, { search: '', sort, page: 1, size: ARTICLES }, at);
  const { name, tagline } = await readSettings(db);
  const self = publicAddress(origin, '/feed.xml');
  const built = records.map(({ updatedAt }) => updatedAt).sort();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/">',
    '<channel>',
    element('title', findability.feedTitle(name)),
    element('link', publicAddress(origin, '/news')),
    element('description', tagline),
    element('language', 'ar-SA'),
    ...built.slice(-1).map((changed) => element('lastBuildDate', rfc822(changed))),
    `<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>`,
    ...records.map((article) => item(article, origin)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function item({ _id, slug, title, subTitle, desc, image, createdAt }: NewsRecord, origin: string): string {
  const picture = image ? publicAddress(origin, image.share) : null;
  const whole = desc.map((paragraph) => `<p>${xmlText(paragraph)}</p>`).join('');
  return [
    '<item>',
    element('title', title),
    element('link', publicAddress(origin, RECORD_FOLDERS.news + slug)),
    `<guid isPermaLink="false">${xmlText(_id)}</guid>`,
    element('pubDate', rfc822(createdAt)),
    element('description', subTitle),
    ...(whole ? [element('content:encoded', whole)] : []),
    ...(picture ? [`<media:content url="${xmlText(picture)}" medium="image" type="image/jpeg"/>`] : []),
    '</item>',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}

/** RSS writes dates as mail does: «Fri, 20 Nov 2026 13:55:54 GMT». */
function rfc822(iso: string): string {
  return new Date(iso).toUTCString();
}
