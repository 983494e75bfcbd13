import type { Db } from '#db/store.ts';
import { isOpenSheet } from '#features/sheets/sheets.db.server.ts';
import { normalizePhone } from '#lib/phone.server.ts';
import { booking, bookingFieldText, missingFieldsText } from '#messages/booking.ts';
import { influence } from '#messages/influence.ts';
import type { NewConsent, NewLead } from './booking.db.server.ts';
import {
  type BookingCheck,
  type BookingField,
  type BookingProblem,
  type BookingValues,
  checkBooking,
  cleanBooking,
  cleanText,
  SHORTEST_FILL,
} from './booking.rules.ts';
import { BookingRefusal } from './booking-refusal.server.ts';
import { isOpenSection, sectionOfOpenService, seenId } from './choice.db.server.ts';
import { ATTRIBUTION_KEYS, type BookingBody } from './leads.contract.ts';

/** A booking that may be kept. */
export type ReadBooking = Omit<NewLead, 'userId' | 'quarantined'> & {
  /** Filled the trap, or faster than a person can: kept apart, never refused (trust.md 1). */
  suspicious: boolean;
};

/** Longest attribution text that is kept, in characters: enough for a page's path or a campaign's name. */
const LONGEST_ATTRIBUTION = 200;
const LONGEST_VERSION = 40;
const LONGEST_TIME = 100;
/** Milliseconds by which a browser's timer may end early: the page waits just `SHORTEST_FILL`. */
const EARLY = 100;

/**
 * A booking's fields validated and normalised. A service brings its section with it; `spreadsheetId` makes it a lead,
 * and must name an open sheet (decision 8).
 * @throws {BookingRefusal} INVALID, with every wrong field and its Arabic message.
 */
export async function readBooking(db: Db, body: BookingBody, now: Date): Promise<ReadBooking> {
  const values = cleanBooking(valuesOf(body));
  const sheet = cleanText(body.spreadsheetId ?? '');
  const kind = sheet ? 'lead' : 'booking';
  const { missing, fields } = checkBooking(values, kind);
  const phone = normalizePhone(values.phone ?? '', body.country ?? undefined);
  if (values.phone && !phone) fields.phone = 'PHONE_INVALID';
  const choice = await readChoice(db, values, now);
  if (choice.problem) fields[choice.problem[0]] = choice.problem[1];
  const closed = sheet !== '' && !(await isOpenSheet(db, sheet));
  const { name, city } = values;
  if (!name || !phone || !city || closed || Object.keys(fields).length > 0) {
    const missed = kind === 'lead' ? influence.missing : missingFieldsText(missing);
    const text = missing.length > 0 ? missed : booking.check;
    throw refusal(closed ? booking.unknownSheet : text, fields, closed);
  }
  return {
    name,
    phone,
    city,
    sectionId: choice.sectionId,
    serviceId: choice.serviceId,
    sheetId: sheet || null,
    source: sheet ? 'influence' : 'booking',
    // What is over or gone is no reason to refuse a booking.
    doctorId: await seenId(db, 'doctors', cleanText(body.doctor ?? ''), now),
    offerId: await seenId(db, 'offers', cleanText(body.offer ?? ''), now),
    preferredTime: cut(cleanText(body.preferredTime ?? ''), LONGEST_TIME) || null,
    attribution: readAttribution(body),
    consents: readConsents(body),
    suspicious: isSuspicious(body),
  };
}

function valuesOf({ name, phone, city, section, service }: BookingBody): BookingValues {
  return {
    name: name ?? '',
    phone: phone ?? '',
    city: city ?? '',
    section: section ?? '',
    service: service ?? '',
  };
}

function refusal(text: string, fields: BookingCheck['fields'], closed: boolean): BookingRefusal {
  const texts = Object.entries(fields).map(([field, problem]) => [
    field,
    bookingFieldText(field as BookingField, problem),
  ]);
  if (closed) texts.push(['spreadsheetId', booking.unknownSheet]);
  return new BookingRefusal('INVALID', text, { fields: Object.fromEntries(texts) });
}

interface Choice {
  sectionId: string | null;
  serviceId: string | null;
  problem?: [BookingField, BookingProblem];
}

async function readChoice(db: Db, { section, service }: BookingValues, now: Date): Promise<Choice> {
  const choice = { sectionId: section ?? null, serviceId: service ?? null };
  if (section && !(await isOpenSection(db, section, now))) {
    return { ...choice, problem: ['section', 'UNKNOWN'] };
  }
  if (!service) return choice;
  const parent = await sectionOfOpenService(db, service, now);
  if (parent === null) return { ...choice, problem: ['service', 'UNKNOWN'] };
  if (section && parent !== section) return { ...choice, problem: ['service', 'NOT_IN_SECTION'] };
  return { sectionId: parent, serviceId: service };
}

function readConsents({ consent }: BookingBody): NewConsent[] {
  if (!consent) return [];
  const textVersion = cut(cleanText(consent.textVersion ?? ''), LONGEST_VERSION) || 'unstated';
  return (['privacy', 'marketing'] as const).flatMap((kind) => {
    const given = consent[kind];
    return typeof given === 'boolean' ? [{ kind, given, textVersion }] : [];
  });
}

function readAttribution({ attribution }: BookingBody): Record<string, string> {
  const kept = ATTRIBUTION_KEYS.flatMap((key) => {
    const text = cleanText(attribution?.[key] ?? '');
    const part = key === 'page' || key === 'referrer' ? withoutQuery(text) : text;
    return part ? [[key, cut(part, LONGEST_ATTRIBUTION)]] : [];
  });
  return Object.fromEntries(kept);
}

/** What stands after ? or # may be anybody's search or token, and says nothing about where the visitor was. */
function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/, '');
}

function cut(text: string, length: number): string {
  return [...text].slice(0, length).join('');
}

function isSuspicious({ website, elapsed }: BookingBody): boolean {
  if (cleanText(website ?? '')) return true;
  return typeof elapsed === 'number' && elapsed < SHORTEST_FILL - EARLY;
}
