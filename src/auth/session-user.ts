import type { Area, Role } from './permissions.ts';

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
  /** An admin's own areas; null where the usual ones hold (decision 1). */
  areas: Area[] | null;
  imageId: string | null;
  /** When this session's password was last given, ISO: at login or since then (`assertConfirmed`). */
  confirmedAt: string;
}
