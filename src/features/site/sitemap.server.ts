import type { Db } from '#db/store.ts';
import { xmlText } from '#lib/xml.ts';
import { publicAddress } from './findability.rules.ts';
import { countPages, listPages } from './sitemap.db.server.ts';

/** Most addresses one file may hold (sitemaps.org). */
export const MOST_ADDRESSES = 50_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

interface Sitemap {
  db: Db;
  at: Date;
  origin: string;
  /** Most addresses in one file. */
  most: number;
}

/** `/sitemap.xml`: every page with its last change, or the index of the files where one cannot hold them. */
export async function sitemap(map: Sitemap): Promise<string> {
  const total = await countPages(map.db, map.at);
  if (total <= map.most) return addresses(map, 0);
  const files = Array.from({ length: Math.ceil(total / map.most) }, (_, index) => {
    const address = publicAddress(map.origin, `/sitemap-${index + 1}.xml`);
    return `<sitemap><loc>${xmlText(address)}</loc></sitemap>\n`;
  });
  return `${HEAD}<sitemapindex ${NAMES}>\n${files.join('')}</sitemapindex>\n`;
}

/** `/sitemap-<number>.xml` of the index, or null where it names no such file. */
export async function sitemapFile(map: Sitemap, number: number): Promise<string | null> {
  const total = await countPages(map.db, map.at);
  if (total <= map.most || number < 1 || number > Math.ceil(total / map.most)) return null;
  return addresses(map, (number - 1) * map.most);
}

async function addresses({ db, at, origin, most }: Sitemap, from: number): Promise<string> {
  const pages = await listPages(db, at, from, most);
  const lines = pages.map(({ path, changed }) => {
    const when = changed === null ? '' : `<lastmod>${changed}</lastmod>`;
    return `<url><loc>${xmlText(publicAddress(origin, path))}</loc>${when}</url>\n`;
  });
  return `${HEAD}<urlset ${NAMES}>\n${lines.join('')}</urlset>\n`;
}
