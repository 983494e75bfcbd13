/** What the first superadmin is called until they write their own name. */
export const FIRST_SUPERADMIN = { firstName: 'مدير', lastName: 'الموقع' } as const;
