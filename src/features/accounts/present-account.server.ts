import { readAreas } from '#auth/permissions.ts';
import type { SessionUser } from '#auth/session-user.ts';
import type { listSessions } from '#auth/sessions.db.server.ts';
import { presentImage } from '#media/media-address.ts';
import type { Profile } from './accounts.contract.ts';
import { deviceName } from './device-name.rules.ts';
import type { SessionRecord } from './own-account.contract.ts';
import type { UserRecord } from './users.contract.ts';
import type { UserRow } from './users.db.server.ts';

/** The signed-in person as the shell knows them. */
export function presentProfile(user: Omit<SessionUser, 'sessionId' | 'confirmedAt'>): Profile {
  const { id, firstName, lastName, phone, role, areas, imageId, email } = user;
  return {
    _id: id,
    firstName,
    lastName,
    phone,
    role,
    ...(role === 'admin' && areas ? { areas } : {}),
    image: presentAvatar(imageId),
    email,
  };
}

/** An account as a superadmin sees it; nothing else of its row leaves the server. */
export function presentUser(row: UserRow): UserRecord {
  const { id, firstName, lastName, email, phone, role, createdAt, updatedAt } = row;
  return {
    _id: id,
    id,
    firstName,
    lastName,
    email,
    phone,
    role,
    areas: role === 'admin' ? readAreas(row.areas) : null,
    disabled: row.disabled === 1,
    image: presentAvatar(row.image),
    createdAt,
    updatedAt,
  };
}

/** A session as its owner sees it. */
export function presentSession(
  row: Awaited<ReturnType<typeof listSessions>>[number],
): Omit<SessionRecord, 'current'> {
  const { id, createdAt, expiresAt } = row;
  return {
    _id: id,
    id,
    ...deviceName(row.userAgent ?? ''),
    address: row.ipAddress || null,
    createdAt,
    expiresAt,
  };
}

function presentAvatar(imageId: string | null): Profile['image'] {
  const image = presentImage(imageId, '');
  return image && { url: image.url, thumbnailMedium: image.thumbnailMedium };
}
