import type { Deps } from '#api/deps.ts';
import { feed } from './feed.server.ts';
import { manifest } from './manifest.server.ts';
import { robots } from './robots.server.ts';
import { MOST_ADDRESSES, sitemap, sitemapFile } from './sitemap.server.ts';

/** A file that programs ask for, as it stands at this moment. */
export interface FindableFile {
  type: string;
  text: string;
}

const XML = 'application/xml; charset=utf-8';
const PART = /^\/sitemap-([1-9]\d{0,5})\.xml$/;

/**
 * What search engines, feed readers and home screens find at a path (api.md, "Outside the prefix"); null: nothing.
 * @param most addresses in one sitemap.
 */
export async function findableFile(
  { store, clock, config }: Pick<Deps, 'store' | 'clock' | 'config'>,
  path: string,
  most = MOST_ADDRESSES,
): Promise<FindableFile | null> {
  const origin = config.publicUrl;
  const map = { db: store.read, at: clock(), origin, most };
  switch (path) {
    case '/robots.txt':
      return { type: 'text/plain; charset=utf-8', text: robots(origin) };
    case '/sitemap.xml':
      return { type: XML, text: await sitemap(map) };
    case '/feed.xml':
      return { type: 'application/rss+xml; charset=utf-8', text: await feed(map.db, map.at, origin) };
    case '/manifest.webmanifest':
      return { type: 'application/manifest+json; charset=utf-8', text: await manifest(map.db) };
  }
  const part = PART.exec(path);
  const text = part && (await sitemapFile(map, Number(part[1])));
  return text === null ? null : { type: XML, text };
}
