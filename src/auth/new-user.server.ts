import { AppError } from '#lib/errors.ts';
import { normalizePhone } from '#lib/phone.server.ts';
import type { UserRow } from './accounts.db.server.ts';
import { readEmail } from './identifier.server.ts';
import type { Area, Role } from './permissions.ts';

/** Someone to be added; names are the caller's to check. */
export interface NewUser {
  /** A new one when missing; where it is kept, adding the same person again adds nobody. */
  id?: string | undefined;
  email: string;
  /** 8 to 128 characters (decision 14). */
  password: string;
  firstName: string;
  lastName: string;
  /** Any spelling that `normalizePhone` reads, of `country` where it has no dial code. */
  phone?: string | null;
  /** ISO 3166-1 alpha-2; SA without it. */
  country?: string;
  role: Role;
  /** An admin's own areas (decision 1); missing or null: the usual ones. */
  areas?: readonly Area[] | null;
}

/**
 * The row with email and phone as they are kept.
 * @param passwordProblem what is wrong with the password, if anything: named along with the rest.
 * @throws {AppError} INVALID naming email, phone or password.
 */
export function readNewUser(user: NewUser, passwordProblem: string | null): UserRow {
  const email = readEmail(user.email);
  const phone = user.phone ? normalizePhone(user.phone, user.country) : null;
  const fields: Record<string, string> = {};
  if (!email) fields.email = 'EMAIL_INVALID';
  if (user.phone && !phone) fields.phone = 'PHONE_INVALID';
  if (passwordProblem) fields.password = passwordProblem;
  if (!email || Object.keys(fields).length > 0) throw new AppError('INVALID', { fields });
  const { firstName, lastName, role } = user;
  return { email, phone, firstName, lastName, role, areas: areasColumn(role, user.areas) };
}

/** The column of somebody's areas: a JSON list for an admin who has their own, else null. */
export function areasColumn(role: Role, areas: readonly Area[] | null | undefined): string | null {
  return role === 'admin' && areas ? JSON.stringify(areas) : null;
}
