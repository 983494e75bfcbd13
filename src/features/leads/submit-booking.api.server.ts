import { createHmac } from 'node:crypto';
import type { Deps } from '#api/deps.ts';
import { takePoint } from '#api/rate-limit.server.ts';
import type { SessionUser } from '#auth/session-user.ts';
import type { Trx } from '#db/store.ts';
import { queueWebhooks } from '#features/webhooks/webhooks.db.server.ts';
import { limitBucket } from '#lib/client-address.server.ts';
import { AppError } from '#lib/errors.ts';
import { booking } from '#messages/booking.ts';
import { influence } from '#messages/influence.ts';
import {
  findKeptAnswer,
  insertLead,
  type KeptAnswer,
  keepAnswer,
  queueNotice,
  queueSheetRow,
} from './booking.db.server.ts';
import { BookingRefusal } from './booking-refusal.server.ts';
import type { BookingBody } from './leads.contract.ts';
import { type ReadBooking, readBooking } from './read-booking.api.server.ts';
import { sweepHourly } from './sweep.api.server.ts';

/** What a booking brings beside its fields. */
export interface BookingInfo {
  /** The `Idempotency-Key` header, or null. */
  key: string | null;
  /** As `clientAddress` tells it. */
  address: string;
  user: SessionUser | null;
}

export interface BookingAnswer {
  reference: string;
  message: string;
  /** Kept before: this is the first answer again. */
  again: boolean;
}

/** A key that a script made is kept for a day; without one the fields themselves are the key, for ten minutes (decision 27). */
const KEPT_SECONDS = { client: 24 * 3600, fields: 10 * 60 };

/**
 * How many bookings are taken in how many seconds (trust.md 1). The address is wide enough for a waiting room on one
 * Wi-Fi, the phone for a family's bookings, the whole for a clinic's best day.
 */
const LIMITS = {
  address: { points: 60, seconds: 600 },
  phone: { points: 20, seconds: 3600 },
  overall: { points: 600, seconds: 600 },
};

/** Somebody else's answer came first: the transaction must leave nothing behind. */
class AnsweredMeanwhile extends Error {}

/**
 * Books: the one function behind the JSON call, the plain form there and the pages' own forms. Lead, consents, notice
 * and key are written together or not at all, durably before it resolves. The same key with the same fields gets the
 * first answer again, without counting against a limit; with other fields it is a conflict, because a correction
 * must never be acknowledged without being kept.
 * @throws {AppError} INVALID with `fields`, CONFLICT, TOO_MANY_REQUESTS with `retryAfter`, STORE_UNAVAILABLE.
 */
export async function submitBooking(
  deps: Deps,
  body: BookingBody,
  info: BookingInfo,
): Promise<BookingAnswer> {
  const now = deps.clock();
  const read = await readBooking(deps.store.read, body, now);
  const { name, phone, city, sectionId, serviceId, sheetId, doctorId, offerId, preferredTime } = read;
  const chosen = [sectionId, serviceId, sheetId, doctorId, offerId, preferredTime];
  const fields = hash(deps, 'fields', name, phone, city, ...chosen);
  const attempt = { read, info, fields, key: keyOf(deps, read, info), now };

  const answered = await findKeptAnswer(deps.store.read, attempt.key, now);
  if (answered) return repeat(answered, attempt);
  try {
    const outcome = await deps.store.write((trx) => record(trx, deps, attempt));
    if (outcome.refused) {
      throw new BookingRefusal('TOO_MANY_REQUESTS', booking.busy, { retryAfter: outcome.retryAfter });
    }
    deps.outbox.wake();
    deps.log.info({ lead: outcome.leadId, quarantined: read.suspicious }, 'booking kept');
    return { reference: outcome.reference, message: sentText(attempt), again: false };
  } catch (error) {
    if (error instanceof AnsweredMeanwhile) return repeatKept(deps, attempt);
    if (error instanceof AppError && error.code === 'STORE_UNAVAILABLE') {
      throw new BookingRefusal(error.code, booking.storeDown, { retryAfter: error.retryAfter, cause: error });
    }
    throw error;
  }
}

interface Attempt {
  read: ReadBooking;
  info: BookingInfo;
  /** Hash of the normalised fields. */
  fields: string;
  /** Hash of the client's key, or the server's own. */
  key: string;
  now: Date;
}

type Outcome = { refused: true; retryAfter: number } | { refused: false; leadId: string; reference: string };

async function record(trx: Trx, deps: Deps, attempt: Attempt): Promise<Outcome> {
  const { read, info, fields, key, now } = attempt;
  if (await findKeptAnswer(trx, key, now)) throw new AnsweredMeanwhile();
  if (deps.config.rateLimit) {
    const retryAfter = await waitFor(trx, deps, attempt);
    // An answer, not an error: what was counted must be kept.
    if (retryAfter > 0) return { refused: true, retryAfter };
  }
  const { id, reference } = await insertLead(
    trx,
    { ...read, userId: info.user?.id ?? null, quarantined: read.suspicious },
    now,
  );
  if (!read.suspicious) {
    await queueNotice(trx, id, now);
    if (read.sheetId !== null) await queueSheetRow(trx, id, read.sheetId, now);
    await queueWebhooks(trx, 'lead.created', id, now);
  }
  const seconds = info.key === null ? KEPT_SECONDS.fields : KEPT_SECONDS.client;
  const kept = await keepAnswer(trx, { key, leadId: id, answer: { reference, fields }, now, seconds });
  if (!kept) throw new AnsweredMeanwhile();
  await sweepHourly(deps.store, trx, now);
  return { refused: false, leadId: id, reference };
}

/** Counts this booking everywhere it counts; the seconds to wait when one of them is full, else 0. */
async function waitFor(trx: Trx, deps: Deps, { read, info, now }: Attempt): Promise<number> {
  const counted = [
    { key: `form:address:${limitBucket(info.address)}`, ...LIMITS.address },
    { key: `form:phone:${hash(deps, 'phone', read.phone)}`, ...LIMITS.phone },
    { key: 'form:overall', ...LIMITS.overall },
  ];
  for (const limit of counted) {
    const { allowed, retryAfter } = await takePoint(trx, { ...limit, now });
    if (!allowed) return retryAfter;
  }
  return 0;
}

async function repeatKept(deps: Deps, attempt: Attempt): Promise<BookingAnswer> {
  const answered = await findKeptAnswer(deps.store.read, attempt.key, attempt.now);
  if (!answered) throw new AppError('INTERNAL');
  return repeat(answered, attempt);
}

function repeat(answered: KeptAnswer, attempt: Attempt): BookingAnswer {
  const { info, fields } = attempt;
  if (info.key !== null && answered.fields !== fields) throw new BookingRefusal('CONFLICT', booking.keyUsed);
  return { reference: answered.reference, message: sentText(attempt), again: true };
}

function sentText({ read }: Attempt): string {
  return read.sheetId === null ? booking.sent : influence.sent;
}

/** The server's own key is made of phone, name, section, service (decision 27) and, of a lead, its sheet alone. */
function keyOf(deps: Deps, read: ReadBooking, { key }: BookingInfo): string {
  if (key !== null) return hash(deps, 'client key', key);
  return hash(deps, 'own key', read.name, read.phone, read.sectionId, read.serviceId, read.sheetId);
}

/** Keyed, because a phone number alone is found by trying them all. */
function hash({ config }: Deps, purpose: string, ...parts: (string | null)[]): string {
  return createHmac('sha256', config.secret)
    .update(JSON.stringify(['booking', purpose, ...parts]))
    .digest('hex');
}
