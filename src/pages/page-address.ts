/** The query parameters a page's HTML depends on; all others (utm_…) stay in the browser (pitfall 12). */
const PARAMETERS = new Map<string, readonly string[]>([
  ['/sections', ['search', 'sort', 'page', 'size']],
  ['/services', ['page', 'search', 'sectionIds', 'sort']],
  ['/doctors', ['search', 'sectionIds', 'language', 'gender', 'page']],
  ['/news', ['page', 'search', 'sort']],
  ['/success', ['ref']],
  ['/resetPassword', ['step']],
]);

/** The same for all pages below a first path part. */
const FOLDER_PARAMETERS = new Map<string, readonly string[]>([['BookADeal', ['offer']]]);

/** Pages whose first path part is written in letters that people mistype (decision 6). */
const SPELLINGS = new Map(
  [
    ...['sections', 'services', 'doctors', 'news', 'section', 'service', 'doctor', 'BookADeal', 'success'],
    ...[
      'PrivacyPolicy',
      'login',
      'register',
      'resetPassword',
      'profile',
      'dashboard',
      'admin-dashboard',
      'Influence',
    ],
  ].map((part) => [part.toLowerCase(), part]),
);

const BOOKING_TYPES = new Map([
  ['service', 'service'],
  ['section', 'section'],
]);

const RESET_PAGE = /^\/resetPassword\/([^/]+)$/;
const REPORT_PAGE = /^\/Influence\/[^/]+\/report\/[^/]+$/;

/** A separator or a control character hidden in one part of a path. */
const UNSAFE = /[/\\\p{Cc}]/u;

const LONGEST_PARAMETER = 200;
const MOST_PARAMETERS = 40;

/**
 * The address a request is rendered and cached under: specified spelling, no trailing slash, known parameters only.
 * `path` differs from the request's path where a permanent redirect is due (decision 6); null for a path that cannot
 * be decoded.
 */
export function pageAddress(url: URL): { path: string; search: string } | null {
  const path = canonicalPath(url.pathname);
  if (path === null) return null;
  return { path, search: knownSearch(path, url.searchParams) };
}

/** The token in the address of a mailed link's page, by its canonical path; null for any other page. */
export function resetTokenOf(path: string): string | null {
  const token = RESET_PAGE.exec(path)?.[1];
  return token === undefined ? null : decodePart(token);
}

/** Whether a page's own address is a secret: nothing keeps it, and no other site hears of it. */
export function isSecretPage(path: string): boolean {
  return RESET_PAGE.test(path) || REPORT_PAGE.test(path);
}

function canonicalPath(pathname: string): string | null {
  const parts = pathname.split('/').filter((part) => part !== '');
  const decoded: string[] = [];
  for (const part of parts) {
    const text = decodePart(part);
    if (text === null || UNSAFE.test(text)) return null;
    decoded.push(text);
  }
  const first = decoded[0];
  if (first !== undefined) decoded[0] = SPELLINGS.get(first.toLowerCase()) ?? first;
  const second = decoded[1];
  if (decoded[0] === 'BookADeal' && second !== undefined) {
    decoded[1] = BOOKING_TYPES.get(second.toLowerCase()) ?? second;
  }
  if (decoded[0] === 'admin-dashboard' && second !== undefined) decoded[1] = second.toLowerCase();
  return `/${decoded.map(encodeURIComponent).join('/')}`;
}

function decodePart(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

function knownSearch(path: string, given: URLSearchParams): string {
  const known = new URLSearchParams();
  let count = 0;
  for (const name of PARAMETERS.get(path) ?? FOLDER_PARAMETERS.get(path.split('/')[1] ?? '') ?? []) {
    for (const value of given.getAll(name)) {
      if (value === '' || count === MOST_PARAMETERS) continue;
      known.append(name, value.slice(0, LONGEST_PARAMETER));
      count += 1;
    }
  }
  const text = known.toString();
  return text === '' ? '' : `?${text}`;
}
