import type { Area, Caller, Permission } from '#auth/permissions.ts';

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
  heroes: MARKETERS,
  offers: MARKETERS,
  news: MARKETERS,
  doctors: STAFF,
  services: STAFF,
  sections: STAFF,
  customers: STAFF,
  users: SUPERADMIN,
  sheets: SUPERADMIN,
  google: SUPERADMIN,
  webhooks: SUPERADMIN,
  settings: SUPERADMIN,
  exports: SUPERADMIN,
  audit: SUPERADMIN,
};

/** The content types by the first part of their path, and whose area each is. */
const CONTENT: Record<string, Area> = {
  section: 'sections',
  service: 'services',
  doctor: 'doctors',
  news: 'news',
  offer: 'offers',
  hero: 'heroes',
};

/** What each call asks for, by method and path below `/api/v1`; the first line that fits holds. */
const WRITTEN: readonly [RegExp, Permission][] = [
  [/^GET \/(openapi\.json|docs)$/, 'public'],
  [/^GET \/(section|service|doctor|news|offer|hero)(\/:\w+)?$/, 'public'],
  ...Object.entries(CONTENT).map(([type, area]): [RegExp, Permission] => [
    new RegExp(`^[A-Z]+ /${type}(/|$)`),
    area,
  ]),
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
