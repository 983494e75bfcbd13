import { success } from '#messages/booking.ts';
import { type OpeningHours, openNow } from './opening-hours.rules.ts';
import { momentWords } from './opening-hours-words.ts';

/** With less than this left of a day nobody should promise a call in it. */
const ENOUGH_MS = 60 * 60_000;

/**
 * When the clinic calls who booked at a moment, as the patient reads it `now`: today until it closes, or from its next
 * opening. Once that time is over, that it should have been; null where no hours are known.
 */
export function callPromise(hours: OpeningHours, bookedAt: Date, now: Date): string | null {
  const { open, until } = openNow(hours, bookedAt);
  if (!until) return null;
  if (open && until.getTime() - bookedAt.getTime() >= ENOUGH_MS) {
    if (now >= until) return success.called;
    const { ahead, time } = momentWords(until, now);
    return ahead <= 1 ? success.callUntil(time) : null;
  }
  const opens = open ? openNow(hours, until).until : until;
  if (!opens) return null;
  const closes = openNow(hours, opens).until;
  if (closes && now >= closes) return success.called;
  const { day, time } = momentWords(opens, now);
  return now >= opens ? success.callNow : success.callFrom(day, time);
}
