import type { z } from 'zod';
import type { Deps } from '#api/deps.ts';
import { takePoint } from '#api/rate-limit.server.ts';
import { findTaken, searchOf, setPassword } from '#auth/accounts.db.server.ts';
import type { SessionUser } from '#auth/session-user.ts';
import { confirmSession, deleteSessionsOf } from '#auth/sessions.db.server.ts';
import { AppError } from '#lib/errors.ts';
import { normalizePhone } from '#lib/phone.server.ts';
import { preparePicture } from '#media/accept-picture.server.ts';
import { savePicture } from '#media/media.db.server.ts';
import { removeUnusedPicture } from './avatar.server.ts';
import type { PasswordBody, pictureForm, profileBody } from './own-account.contract.ts';
import { assertOwnPassword } from './own-password.server.ts';
import { updateUser } from './users.db.server.ts';

/** Each costs a second of work and room in the store. */
const PICTURES = { points: 20, seconds: 3600 };

/**
 * Changes name and phone; what is left out stays, a blank phone is none.
 * @throws {AppError} INVALID or TAKEN naming `phone`.
 */
export async function changeProfile(
  { store, clock }: Deps,
  user: SessionUser,
  body: z.output<typeof profileBody>,
): Promise<SessionUser> {
  const changed = {
    firstName: body.firstName ?? user.firstName,
    lastName: body.lastName ?? user.lastName,
    phone: body.phone === undefined ? user.phone : readPhone(body.phone, body.country),
  };
  const name = `${changed.firstName} ${changed.lastName}`;
  const search = searchOf({ ...changed, email: user.email });
  const taken = await store.write(async (trx) => {
    const fields = await findTaken(trx, { phone: changed.phone }, user.id);
    if (Object.keys(fields).length > 0) return fields;
    await updateUser(trx, user.id, { ...changed, name, search, updatedAt: clock().toISOString() });
    return null;
  });
  if (taken) throw new AppError('TAKEN', { fields: taken });
  return { ...user, ...changed };
}

/**
 * Changes the picture; the one before it is removed from the store.
 * @throws {AppError} PICTURE_REFUSED naming `image`; TOO_MANY_REQUESTS.
 */
export async function changePicture(
  { store, clock, config }: Deps,
  user: SessionUser,
  { image, focalX, focalY }: z.output<typeof pictureForm>,
): Promise<SessionUser> {
  if (config.rateLimit) {
    const limit = { key: `picture:user:${user.id}`, ...PICTURES, now: clock() };
    const { allowed, retryAfter } = await store.write((trx) => takePoint(trx, limit));
    if (!allowed) throw new AppError('TOO_MANY_REQUESTS', { retryAfter });
  }
  const picture = await preparePicture(await image.bytes(), { focal: { x: focalX, y: focalY } });
  const imageId = await store.write(async (trx) => {
    const now = clock();
    const id = await savePicture(trx, picture, now);
    await updateUser(trx, user.id, { image: id, updatedAt: now.toISOString() });
    return id;
  });
  if (user.imageId !== imageId) await removeUnusedPicture(store, user.imageId);
  return { ...user, imageId };
}

/**
 * Changes the password; every session but this one ends, and no other device is known any more.
 * @throws {AppError} INVALID naming `currentPassword` or `newPassword`; TOO_MANY_REQUESTS.
 */
export async function changeOwnPassword(deps: Deps, user: SessionUser, body: PasswordBody): Promise<void> {
  await assertOwnPassword(deps, user, body.currentPassword, 'currentPassword');
  const hash = await deps.accounts.hashNewPassword(body.newPassword, 'newPassword');
  await deps.store.write(async (trx) => {
    const now = deps.clock().toISOString();
    await setPassword(trx, user.id, hash, now);
    await deleteSessionsOf(trx, user.id, user.sessionId);
    await confirmSession(trx, user.sessionId, now);
  });
}

function readPhone(typed: string | null, country?: string): string | null {
  if (!typed) return null;
  const phone = normalizePhone(typed, country);
  if (!phone) throw new AppError('INVALID', { fields: { phone: 'PHONE_INVALID' } });
  return phone;
}
