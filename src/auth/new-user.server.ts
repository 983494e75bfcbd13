import { AppError } from '#lib/errors.ts';
import { PASSWORD } from '#lib/limits.ts';
import { normalizePhone } from '#lib/phone.server.ts';
import type { UserRow } from './accounts.db.server.ts';
import { readEmail } from './identifier.server.ts';
import type { Area, Role } from './permissions.ts';

/** Someone to be added; names are the caller's to check. */
export interface NewUser {
  email: string;
  /** 8 to 128 characters (decision 14). */
  password: string;
  firstName: string;
  lastName: string;
  /** Any spelling that `normalizePhone` reads. */
  phone?: string | null;
  role: Role;
  /** An admin's own areas (decision 1); missing or null: the usual ones. */
  areas?: readonly Area[] | null;
}

/**
 * The same with email and phone as they are kept.
 * @throws {AppError} INVALID naming email, phone or password.
 */
export function readNewUser(user: NewUser): UserRow & { password: string } {
  const email = readEmail(user.email);
  const phone = user.phone ? normalizePhone(user.phone) : null;
  const length = [...user.password].length;
  const fields: Record<string, string> = {};
  if (!email) fields.email = 'BAD_FORMAT';
  if (user.phone && !phone) fields.phone = 'BAD_FORMAT';
  if (length < PASSWORD.min) fields.password = 'TOO_SHORT';
  if (length > PASSWORD.max) fields.password = 'TOO_LONG';
  if (!email || Object.keys(fields).length > 0) throw new AppError('INVALID', { fields });
  const { password, firstName, lastName, role } = user;
  const areas = role === 'admin' && user.areas ? JSON.stringify(user.areas) : null;
  return { email, phone, password, firstName, lastName, role, areas };
}
