import { serialize } from 'hono/utils/cookie';
import type { Config } from '#lib/env.server.ts';
import { newId } from '#lib/ids.server.ts';
import { type FormKind, UNTOLD_LEAD } from './booking.rules.ts';
import type { BookingBody } from './leads.contract.ts';

/** Seconds in which the thank-you page may still tell: a weak signal's, not a bookmark's. */
const GOOD_FOR = 600;

/**
 * The `Set-Cookie` of a lead that a plain form has just left: no script told the data layer of it, so the thank-you
 * page does, and takes it away. It says nothing of the lead; `httpOnly` it cannot be, since the page's script reads it.
 */
export function untoldLead({ spreadsheetId }: BookingBody, { live }: Pick<Config, 'live'>): string {
  const kind: FormKind = spreadsheetId ? 'lead' : 'booking';
  return serialize(UNTOLD_LEAD, `${kind}.${newId()}`, {
    path: '/success',
    maxAge: GOOD_FOR,
    sameSite: 'Lax',
    secure: live,
  });
}
