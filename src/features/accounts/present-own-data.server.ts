import type { listSessions } from '#auth/sessions.db.server.ts';
import { LEAD_STATUSES } from '#features/leads/customers.rules.ts';
import type { OwnBooking, OwnDataFile } from './own-account.contract.ts';
import type { listOwnConsents, OwnBookingRow } from './own-data.db.server.ts';
import { presentProfile, presentSession } from './present-account.server.ts';
import type { UserRow } from './users.db.server.ts';

/** All that is kept about a person, as their rows tell it. */
export interface OwnRows {
  user: UserRow;
  sessions: Awaited<ReturnType<typeof listSessions>>;
  bookings: OwnBookingRow[];
  consents: Awaited<ReturnType<typeof listOwnConsents>>;
}

/** A booking as the one who made it sees it. */
export function presentOwnBooking(row: OwnBookingRow): OwnBooking {
  return {
    _id: row.id,
    id: row.id,
    reference: row.reference,
    section: choice(row.section_id, row.section_title),
    service: choice(row.service_id, row.service_title),
    status: LEAD_STATUSES.find((status) => status === row.status) ?? 'new',
    createdAt: row.created_at,
  };
}

/** The file that a person takes along. */
export function presentOwnData({ user, sessions, bookings, consents }: OwnRows, now: Date): OwnDataFile {
  const { createdAt, updatedAt, image: imageId } = user;
  return {
    success: true,
    exportedAt: now.toISOString(),
    account: { ...presentProfile({ ...user, areas: null, imageId }), createdAt, updatedAt },
    sessions: sessions.map(presentSession),
    bookings: bookings.map((row) => ({
      ...presentOwnBooking(row),
      name: row.name,
      phone: row.phone,
      city: row.city,
      source: row.source,
      attribution: JSON.parse(row.attribution) as Record<string, string>,
      consents: consents
        .filter(({ lead_id }) => lead_id === row.id)
        .map(({ kind, given, text_version, created_at }) => ({
          kind,
          given: given === 1,
          textVersion: text_version,
          createdAt: created_at,
        })),
    })),
  };
}

function choice(id: string | null, title: string | null): OwnBooking['section'] {
  return id === null ? null : { _id: id, title: title ?? '' };
}
