import type { RightsHolder, Role } from '#auth/permissions.ts';

const LONGEST_PATH = 2000;
/** Browsers drop control characters from an address and read `\` as `/`. */
const UNSAFE = /[\\\p{Cc}]/u;
/** The login page and its neighbours would lead back to themselves, a call may be the logout. */
const NO_PAGE_TO_RETURN_TO = /^\/(login|register|resetPassword|api)(\/|$)/i;
const HERE = 'http://here.invalid';

/**
 * A path of this site, ready for `Location`, from whatever stood in the address; null when it is none (trust.md 6).
 * One leading `/`, the same origin after parsing, also when it is decoded once more on its way.
 */
export function safePath(path: string | null): string | null {
  if (!path || path.length > LONGEST_PATH || !isPlainPath(path)) return null;
  const url = new URL(path, HERE);
  const decoded = decodePath(url.pathname);
  if (url.origin !== HERE || decoded === null || !isPlainPath(decoded)) return null;
  if (NO_PAGE_TO_RETURN_TO.test(decoded)) return null;
  return url.pathname + url.search + url.hash;
}

/** Where a login leads: back to the page that asked for it, else to the person's own place. */
export function pageAfterLogin(who: RightsHolder, next: string | null): string {
  return safePath(next) ?? landingPage(who);
}

/** The login page that leads back to `path` (specification, section 4). */
export function loginPage(path: string): string {
  const next = safePath(path);
  return next === null || next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`;
}

/** Who is signed in, as a page knows it: not yet known, nobody (null), or somebody with a role. */
export type Session<User extends { role: Role } = { role: Role }> = 'loading' | User | null;

/** What a guarded page does at `path` (specification, section 4): show nothing yet, go elsewhere, or show itself. */
export function guardPage(session: Session, roles: readonly Role[], path: string): GuardedPage {
  if (session === 'loading') return { show: 'nothing' };
  if (session === null) return { show: 'nothing', goTo: loginPage(path) };
  return roles.includes(session.role) ? { show: 'page' } : { show: 'nothing', goTo: '/' };
}

export type GuardedPage = { show: 'page' } | { show: 'nothing'; goTo?: string };

/**
 * Where somebody's work begins (specification, section 2, the menu's dashboard entry): the back office's home, the
 * customers, or the first of an admin's own areas; who has none, and who is no staff, is at home on their profile.
 */
function landingPage({ role, areas }: RightsHolder): string {
  if (role === 'superadmin') return '/admin-dashboard/heroes';
  if (role === 'user') return '/profile';
  if (!areas || areas.includes('customers')) return '/admin-dashboard/customers';
  return areas[0] ? `/admin-dashboard/${areas[0]}` : '/profile';
}

function isPlainPath(path: string): boolean {
  return path.startsWith('/') && !path.startsWith('//') && !UNSAFE.test(path);
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** What the page that asks for reset links has to tell: mailed, a link that works no more, or done. */
export type ResetStep = 'sent' | 'dead' | 'changed';

/** That page's address, the token gone from it. */
export function resetStep(step: ResetStep): string {
  return `/resetPassword?step=${step}`;
}
