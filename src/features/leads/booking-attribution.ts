import type { ATTRIBUTION_KEYS } from './leads.contract.ts';

export type Attribution = Partial<Record<(typeof ATTRIBUTION_KEYS)[number], string>>;

/** The part of `Storage` that is needed here. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const SHELF_NAME = 'basma-attribution';
const CAMPAIGN_KEYS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
/** The token of a mailed link and the key of a report, which are nobody's to keep (trust.md 9). */
const SECRET_PART = /(?<=^\/+(resetPassword|Influence\/+[^/]+\/+report))\/.*/i;
/** Characters of one text; the server keeps no more. */
const LONGEST = 200;

/**
 * Where a visit began: the page it landed on, the campaign in its address and the site it came from. Nothing after
 * the ? of any other address, and nothing of our own pages as a referrer.
 */
export function attributionOf(address: string, referrer: string): Attribution {
  const url = new URL(address);
  const found: Attribution = { page: readable(url.pathname.replace(SECRET_PART, '')) };
  for (const key of CAMPAIGN_KEYS) {
    const text = url.searchParams.get(key)?.trim().slice(0, LONGEST);
    if (text) found[key] = text;
  }
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  if (from && from.origin !== url.origin) found.referrer = readable(from.origin + from.pathname);
  return found;
}

/** An address with its Arabic letters as letters, cut to size. */
function readable(address: string): string {
  try {
    return decodeURI(address).slice(0, LONGEST);
  } catch {
    return address.slice(0, LONGEST);
  }
}

/**
 * Remembers the beginning of this visit for its booking, once a tab, before the router or a click changes the address.
 * Where a visitor forbids the browser to keep anything, nothing is kept.
 */
export function captureAttribution(address: string, referrer: string, shelf: () => Shelf): void {
  try {
    if (shelf().getItem(SHELF_NAME) !== null) return;
    shelf().setItem(SHELF_NAME, JSON.stringify(attributionOf(address, referrer)));
  } catch {}
}

/** What was remembered, or undefined. */
export function rememberedAttribution(shelf: () => Shelf): Attribution | undefined {
  try {
    const kept: unknown = JSON.parse(shelf().getItem(SHELF_NAME) ?? 'null');
    return kept !== null && typeof kept === 'object' ? kept : undefined;
  } catch {
    return undefined;
  }
}
