/** What of an address a pageview may name; whatever else stands there (a mail address, a reference) is nobody's to count. */
const TOLD = new Set([
  ...['page', 'size', 'sort', 'sectionIds', 'language', 'gender', 'search', 'select', 'offer', 'step'],
  ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'],
]);

/** A text that may be somebody's: a mail address, or as many digits in a row as a phone or an identity has. */
const PERSONAL = /@|[\d٠-٩۰-۹](?:[\s()+-]*[\d٠-٩۰-۹]){5}/;

/** What opens a page by being in its address: a reset's token, the key of an influencer's report. */
const SECRET = /^(\/resetPassword\/|\/Influence\/[^/]+\/report\/).+/i;
const BACK_OFFICE = /^\/admin-dashboard(\/|$)/i;
const UNTAGGED = /^\/(admin-dashboard|profile|resetPassword\/|Influence\/[^/]+\/report)/i;

/**
 * What a pageview says of a page: its path and query (specification, section 1) without a token or key and without
 * anything personal (decision 9); of the back office the path alone (decision 30). `search` begins with `?` or is ''.
 */
export function toldPage(path: string, search: string): string {
  const told = path.replace(SECRET, '$1redacted');
  if (BACK_OFFICE.test(path) || told !== path) return told;
  const kept = [...new URLSearchParams(search)].filter(
    ([name, value]) => TOLD.has(name) && !PERSONAL.test(value),
  );
  const query = new URLSearchParams(kept).toString();
  return query === '' ? told : `${told}?${query}`;
}

/** Whether the tag manager may start on a page, by its path: never where an address or the page holds somebody's data. */
export function mayBeTagged(path: string): boolean {
  return !UNTAGGED.test(path);
}
