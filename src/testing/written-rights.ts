import type { Area, Caller, Permission } from '#auth/permissions.ts';
import { CONTENT_TABLES, CONTENT_TYPES, type ContentName } from '#lib/content-types.ts';

/** Whom the matrix asks: every caller, and an admin with areas of their own (decision 1's marketer). */
export const PERSONAS = ['visitor', 'user', 'admin', 'marketer', 'superadmin'] as const;
export type Persona = (typeof PERSONAS)[number];

export const ROLE_OF: Record<Persona, Caller> = {
  visitor: 'visitor',
  user: 'user',
  admin: 'admin',
  marketer: 'admin',
  superadmin: 'superadmin',
};

export const MARKETING: readonly Area[] = ['news', 'offers', 'heroes'];

const STAFF = ['admin', 'superadmin'] as const;
const MARKETERS = ['admin', 'marketer', 'superadmin'] as const;
const SUPERADMIN = ['superadmin'] as const;

/**
 * Who holds each right, written down apart from `auth/permissions.ts`: what the code allows is compared with this, so a
 * right that is widened there by mistake is seen (specification, section 6; decision 1).
 */
export const HOLDERS: Record<Permission, readonly Persona[]> = {
  public: PERSONAS,
  signedIn: ['user', 'admin', 'marketer', 'superadmin'],
  ...contentHolders(),
  customers: STAFF,
  users: SUPERADMIN,
  sheets: SUPERADMIN,
  google: SUPERADMIN,
  webhooks: SUPERADMIN,
  settings: SUPERADMIN,
  exports: SUPERADMIN,
  audit: SUPERADMIN,
};

/** Every content type is seen by everybody and changed by staff, an admin with areas of their own if it is among them. */
function contentHolders() {
  const held = CONTENT_TABLES.map((type) => [type, MARKETING.includes(type) ? MARKETERS : STAFF]);
  return Object.fromEntries(held) as Record<ContentName, readonly Persona[]>;
}

function contentCalls(): [RegExp, Permission][] {
  return CONTENT_TABLES.flatMap((type): [RegExp, Permission][] => {
    const { path } = CONTENT_TYPES[type];
    return [
      [new RegExp(`^GET /${path}(/:\\w+)?$`), 'public'],
      [new RegExp(`^[A-Z]+ /${path}(/|$)`), type],
    ];
  });
}

/** What each call asks for, by method and path below `/api/v1`; the first line that fits holds. */
const WRITTEN: readonly [RegExp, Permission][] = [
  [/^GET \/(openapi\.json|docs)$/, 'public'],
  ...contentCalls(),
  [/^POST \/form$/, 'public'],

  [/^POST \/auth\/(register|login|forgotPassword)$/, 'public'],
  [/^(GET|POST) \/auth\/resetPassword\/:token$/, 'public'],
  [/^GET \/auth\/logout$/, 'public'],
  [/^POST \/auth\/confirm$/, 'signedIn'],
  [/^GET \/user\/profile$/, 'public'],
  [/^PUT \/user\/(profile|image|password)$/, 'signedIn'],
  [/^(GET|DELETE) \/user\/data$/, 'signedIn'],
  [/^GET \/user\/booking$/, 'signedIn'],
  [/^(GET|DELETE) \/user\/session$/, 'signedIn'],
  [/^DELETE \/user\/session\/:id$/, 'signedIn'],
  [/^(GET|POST) \/user$/, 'users'],
  [/^(PUT|DELETE) \/user\/:id$/, 'users'],

  [/^GET \/customer\/export$/, 'exports'],
  [/^POST \/customer\/:\w+\/merge$/, 'exports'],
  [/^DELETE \/customer\/:\w+$/, 'exports'],
  [/^[A-Z]+ \/customer(\/|$)/, 'customers'],
  [/^GET \/sheet\/:\w+(\/report\/:\w+)?$/, 'public'],
  [/^[A-Z]+ \/sheet(\/|$)/, 'sheets'],
  [/^[A-Z]+ \/google\//, 'google'],
  [/^DELETE \/google$/, 'google'],
  [/^[A-Z]+ \/webhook(\/|$)/, 'webhooks'],
  [/^GET \/settings$/, 'public'],
  [/^[A-Z]+ \/settings(\/|$)/, 'settings'],
  [/^GET \/audit$/, 'audit'],
];

/** The right that is written down for a live route; undefined where nobody has decided. */
export function writtenRight({ method, path }: { method: string; path: string }): Permission | undefined {
  const call = `${method} ${path.replace('/api/v1', '')}`;
  return WRITTEN.find(([pattern]) => pattern.test(call))?.[1];
}
