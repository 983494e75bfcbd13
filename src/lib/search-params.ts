/** A query string as the pages know it: each parameter a text, or a list where it is repeated. */
export type SearchParams = Record<string, string | string[]>;

/** `?a=1&b=x&b=y` → `{a: '1', b: ['x', 'y']}`: numbers stay texts, nothing is guessed (architecture.md, traps). */
export function parseSearch(search: string): SearchParams {
  const found = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(search)) {
    const before = found.get(name);
    found.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(found);
}

/** The way back, with its `?`, or '' for no parameters: lists are repeated, null and undefined left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const one of [value].flat()) {
      if (one !== undefined && one !== null) parameters.append(name, String(one));
    }
  }
  const text = parameters.toString();
  return text ? `?${text}` : '';
}
