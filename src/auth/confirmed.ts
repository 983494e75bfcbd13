import { AppError } from '#lib/errors.ts';
import type { SessionUser } from './session-user.ts';

/** How long a given password opens exports, erasures and role changes, in seconds (api.md, `POST auth/confirm`). */
export const CONFIRMED_SECONDS = 10 * 60;

/**
 * For what an unwatched screen must not do by itself: the session's password was given within ten minutes, by login or
 * by `POST auth/confirm`.
 * @throws {AppError} CONFIRM_PASSWORD
 */
export function assertConfirmed(user: Pick<SessionUser, 'confirmedAt'>, now: Date): void {
  if (confirmedUntil(user.confirmedAt) <= now) throw new AppError('CONFIRM_PASSWORD');
}

/** When a password that was given at `confirmedAt` (ISO) has to be given again. */
export function confirmedUntil(confirmedAt: string): Date {
  return new Date(Date.parse(confirmedAt) + CONFIRMED_SECONDS * 1000);
}
