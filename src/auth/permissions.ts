/** Everyone who can call: not signed in, or signed in with a role (specification, section 6). */
export const CALLERS = ['visitor', 'user', 'admin', 'superadmin'] as const;
export type Caller = (typeof CALLERS)[number];
export type Role = Exclude<Caller, 'visitor'>;

/**
 * Who may what: the one table that feeds the API, the page guards and the sidebar (decision 1). A route names one of
 * these rights; nothing is allowed that is not named here.
 */
export const PERMISSIONS = {
  public: ['visitor', 'user', 'admin', 'superadmin'],
  signedIn: ['user', 'admin', 'superadmin'],
  customers: ['admin', 'superadmin'],
} as const satisfies Record<string, readonly Caller[]>;

export type Permission = keyof typeof PERMISSIONS;

/** Whether a caller holds a right. */
export function may(caller: Caller, permission: Permission): boolean {
  return (PERMISSIONS[permission] as readonly Caller[]).includes(caller);
}
