import { bookingFieldText } from '#messages/booking.ts';
import { fullPhone } from '#ui/phone-typing.ts';
import {
  BOOKING_FIELDS,
  type BookingCheck,
  type BookingField,
  type BookingValues,
  cleanBooking,
} from './booking.rules.ts';
import type { Attribution } from './booking-attribution.ts';
import type { BookingBody } from './leads.contract.ts';

/** What the page knows beside what was typed. */
export interface BookingAside {
  /** Milliseconds since the form could be filled. */
  elapsed: number;
  attribution: Attribution | undefined;
}

/** The form's values, cleaned: empty ones dropped, the phone with its + (specification, sections 3 and 5). */
export function bookingValues(form: FormData): BookingValues {
  const phone = fullPhone({ country: textOf(form, 'country'), number: textOf(form, 'phone') });
  // Letters alone are not an empty field: the rule says what is wrong with them.
  const values = { ...textsOf(form), phone: phone || textOf(form, 'phone') };
  return cleanBooking(values);
}

/** What the page itself adds to the choice: its doctor, its offer. */
export function wantedOf(form: FormData): Partial<Record<'doctor' | 'offer', string>> {
  const wanted = (['doctor', 'offer'] as const).map((name) => [name, textOf(form, name)] as const);
  return Object.fromEntries(wanted.filter(([, id]) => id !== ''));
}

/** Body of `POST form` for a filled form. */
export function bookingBody(form: FormData, { elapsed, attribution }: BookingAside): BookingBody {
  const website = textOf(form, 'website');
  const spreadsheetId = textOf(form, 'spreadsheetId');
  return {
    ...bookingValues(form),
    ...(spreadsheetId ? { spreadsheetId } : {}),
    ...wantedOf(form),
    country: textOf(form, 'country'),
    consent: {
      privacy: form.has('privacy'),
      marketing: form.has('marketing'),
      textVersion: textOf(form, 'textVersion'),
    },
    attribution,
    ...(website ? { website } : {}),
    elapsed: Math.round(elapsed),
  };
}

/** What stands beside each field, from what the rule found. */
export function fieldTexts(check: BookingCheck): Record<string, string> {
  const problems = Object.entries(check.fields) as [BookingField, string][];
  return Object.fromEntries(problems.map(([field, problem]) => [field, bookingFieldText(field, problem)]));
}

function textsOf(form: FormData): BookingValues {
  return Object.fromEntries(BOOKING_FIELDS.map((field) => [field, textOf(form, field)]));
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
