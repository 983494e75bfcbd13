import type { Role } from './permissions.ts';

/** The signed-in person behind a request. */
export interface SessionUser {
  id: string;
  sessionId: string;
  firstName: string;
  lastName: string;
  email: string;
  /** E.164, or null where none was given. */
  phone: string | null;
  role: Role;
  imageId: string | null;
}
