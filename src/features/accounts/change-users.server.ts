import type { z } from 'zod';
import type { Deps } from '#api/deps.ts';
import type { AuditAction } from '#audit/audit.contract.ts';
import { type AuditedChange, recordAudit } from '#audit/audit.db.server.ts';
import { assertConfirmed } from '#auth/confirmed.ts';
import { areasColumn } from '#auth/new-user.server.ts';
import { deleteResets } from '#auth/password-reset.db.server.ts';
import { readAreas } from '#auth/permissions.ts';
import type { SessionUser } from '#auth/session-user.ts';
import { deleteSessionsOf } from '#auth/sessions.db.server.ts';
import type { Trx } from '#db/store.ts';
import { AppError } from '#lib/errors.ts';
import { idFor } from '#lib/ids.server.ts';
import { removeUnusedPicture } from './avatar.server.ts';
import type { newUserBody, userChangeBody } from './users.contract.ts';
import { deleteUser, findUser, isLastSuperadmin, type UserRow, updateUser } from './users.db.server.ts';

/**
 * Adds somebody who can log in at once. With the same `key` a person adds them once, however often it is sent.
 * @throws {AppError} INVALID, TAKEN with fields; CONFIRM_PASSWORD for staff, which is a gift of rights.
 */
export async function addUser(
  deps: Deps,
  caller: SessionUser,
  body: z.output<typeof newUserBody>,
  key: string | undefined,
): Promise<UserRow> {
  if (body.role !== 'user') assertConfirmed(caller, deps.clock());
  const { firstName, lastName, email, phone, country, password, role, areas } = body;
  // Another email is somebody else: the first one was added in vain, and is in the list.
  const made = key ? idFor('users', caller.id, key, email) : undefined;
  const person = { id: made, firstName, lastName, email, phone: phone || null, country, password };
  const { id } = await deps.accounts.createUser({ ...person, role, areas }, (trx, user) =>
    recordAudit(trx, audited(deps, caller, 'user.create', user, { role, ...(areas ? { areas } : {}) })),
  );
  deps.log.info({ by: caller.id, user: id, role }, 'user added');
  return existing(await findUser(deps.store.read, id));
}

/**
 * Changes role, areas or whether an account is disabled. Another role and a disabling end its sessions; other areas are
 * felt by its next request.
 * @throws {AppError} NOT_FOUND; CONFIRM_PASSWORD for a change of rights; LAST_SUPERADMIN.
 */
export async function changeUser(
  deps: Deps,
  caller: SessionUser,
  id: string,
  body: z.output<typeof userChangeBody>,
): Promise<UserRow> {
  if (body.role !== undefined || body.areas !== undefined) assertConfirmed(caller, deps.clock());
  const changed = await deps.store.write(async (trx) => {
    const user = existing(await findUser(trx, id));
    const role = body.role ?? user.role;
    const disabled = body.disabled === undefined ? user.disabled : Number(body.disabled);
    const areas = body.areas === undefined ? user.areas : areasColumn(role, body.areas);
    const isDown = role !== 'superadmin' || disabled === 1;
    if (isDown) await assertNotLast(trx, user);
    const row = { role, disabled, areas: role === 'admin' ? areas : null };
    await updateUser(trx, id, { ...row, updatedAt: deps.clock().toISOString() });
    if (role !== user.role || disabled === 1) await deleteSessionsOf(trx, id);
    if (disabled === 1) await deleteResets(trx, id);
    const changes = changesOf(user, row);
    if (Object.keys(changes).length > 0) {
      await recordAudit(trx, audited(deps, caller, 'user.change', id, changes));
    }
    return existing(await findUser(trx, id));
  });
  deps.log.info({ by: caller.id, user: id, ...body }, 'user changed');
  return changed;
}

/**
 * Removes an account. The bookings made with it stay, and are nobody's.
 * @throws {AppError} NOT_FOUND, CONFIRM_PASSWORD, LAST_SUPERADMIN.
 */
export async function removeUser(deps: Deps, caller: SessionUser, id: string): Promise<void> {
  assertConfirmed(caller, deps.clock());
  const { image } = await deps.store.write(async (trx) => {
    const user = existing(await findUser(trx, id));
    await assertNotLast(trx, user);
    await deleteResets(trx, id);
    await deleteUser(trx, id);
    await recordAudit(trx, audited(deps, caller, 'user.remove', id, { role: user.role }));
    return user;
  });
  await removeUnusedPicture(deps.store, image);
  deps.log.info({ by: caller.id, user: id }, 'user removed');
}

type Rights = Pick<UserRow, 'role' | 'disabled' | 'areas'>;

/** What of somebody's rights is another now, as the audit keeps it: no name, no address. */
function changesOf(before: Rights, after: Rights): Record<string, unknown> {
  return {
    ...(after.role === before.role ? {} : { role: after.role, before: before.role }),
    ...(after.areas === before.areas ? {} : { areas: readAreas(after.areas) }),
    ...(after.disabled === before.disabled ? {} : { disabled: after.disabled === 1 }),
  };
}

function audited(
  { clock }: Deps,
  caller: SessionUser,
  action: AuditAction,
  id: string,
  detail: Record<string, unknown>,
): AuditedChange {
  return { actor: caller.id, action, subject: { type: 'user', id }, at: clock(), detail };
}

async function assertNotLast(trx: Trx, user: UserRow): Promise<void> {
  if (await isLastSuperadmin(trx, user)) throw new AppError('LAST_SUPERADMIN');
}

function existing(user: UserRow | null): UserRow {
  if (!user) throw new AppError('NOT_FOUND');
  return user;
}
