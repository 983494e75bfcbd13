import { CONTENT_TABLES, type ContentName } from '#lib/content-types.ts';

/** Everyone who can call: not signed in, or signed in with a role (specification, section 6). */
export const CALLERS = ['visitor', 'user', 'admin', 'superadmin'] as const;
export type Caller = (typeof CALLERS)[number];
export type Role = Exclude<Caller, 'visitor'>;

const EVERYBODY = CALLERS;
const SIGNED_IN = ['user', 'admin', 'superadmin'] as const;
const STAFF = ['admin', 'superadmin'] as const;
const SUPERADMIN = ['superadmin'] as const;

/**
 * What an admin may be given one by one (decision 1): each content type, and the customers. Each is a right too: what it
 * names may be seen and changed. Without a list an admin holds them all.
 */
export type Area = ContentName | 'customers';
export const AREAS: readonly Area[] = [...CONTENT_TABLES, 'customers'];

/**
 * Who may what: the one table that feeds the API, the page guards and the sidebar (decision 1). A route names one of
 * these rights; nothing is allowed that is not named here.
 */
export const PERMISSIONS = {
  public: EVERYBODY,
  signedIn: SIGNED_IN,
  ...(Object.fromEntries(AREAS.map((area) => [area, STAFF])) as Record<Area, typeof STAFF>),
  users: SUPERADMIN,
  sheets: SUPERADMIN,
  google: SUPERADMIN,
  webhooks: SUPERADMIN,
  settings: SUPERADMIN,
  exports: SUPERADMIN,
  audit: SUPERADMIN,
} as const satisfies Record<string, readonly Caller[]>;

export type Permission = keyof typeof PERMISSIONS;

/** Whose rights are asked for: a `SessionUser` on the server, a `Profile` in the browser; null is a visitor. */
export interface RightsHolder {
  role: Role;
  /** An admin's own areas; null or missing: the usual ones. Of no meaning for other roles. */
  areas?: readonly Area[] | null;
}

/** Whether somebody holds a right: their role does, and an admin with areas of their own was given this one. */
export function may(holder: RightsHolder | null, permission: Permission): boolean {
  const callers: readonly Caller[] = PERMISSIONS[permission];
  if (!callers.includes(holder?.role ?? 'visitor')) return false;
  if (holder?.role !== 'admin' || !holder.areas || !isArea(permission)) return true;
  return holder.areas.includes(permission);
}

/** What the sidebar lists without an admin's own areas: customers alone (specification, section 6, reading 1). */
const USUAL_ENTRIES: readonly Permission[] = ['customers'];

/**
 * Whether a screen stands in somebody's sidebar: all of them for a superadmin, for an admin the areas that were given,
 * else customers. An admin may still open what is not listed there, as long as `may` says so (decision 1).
 */
export function isInSidebar(holder: RightsHolder, screen: Permission): boolean {
  if (!may(holder, screen)) return false;
  return holder.role !== 'admin' || Boolean(holder.areas) || USUAL_ENTRIES.includes(screen);
}

export function isArea(name: string): name is Area {
  return AREAS.some((area) => area === name);
}

/** The areas in a user's column, a JSON list; null where the usual ones hold. What is no area is left out. */
export function readAreas(column: string | null): Area[] | null {
  if (column === null) return null;
  const listed: unknown = JSON.parse(column);
  return Array.isArray(listed) ? listed.filter(isArea) : null;
}
