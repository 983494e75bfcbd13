import type { Deps } from '#api/deps.ts';
import { presentRefusal } from '#api/errors.server.ts';
import { AppError } from '#lib/errors.ts';
import { BOOKING_FIELDS, successLocation } from './booking.rules.ts';
import { BookingRefusal } from './booking-refusal.server.ts';
import { ATTRIBUTION_KEYS, type BookingBody } from './leads.contract.ts';
import { type BookingInfo, submitBooking } from './submit-booking.api.server.ts';
import { untoldLead } from './untold-lead.server.ts';

/** A plain form's outcome: where to go, or what to render again. */
export type BookingFormOutcome =
  | { ok: true; location: string; setCookies: string[] }
  | {
      ok: false;
      status: AppError['status'];
      /** Over the form, in Arabic. */
      message: string;
      /** Field name → Arabic message. */
      fields: Record<string, string>;
      /** What was typed and chosen, as it was. */
      values: Record<string, string>;
      /** Seconds, for `Retry-After`. */
      retryAfter: number | undefined;
    };

/** What the page's own address names: taken for a choice that the form does not have. */
export interface BookingPreset {
  section?: string;
  service?: string;
}

const KEPT_VALUES = [...BOOKING_FIELDS, 'country', 'privacy', 'marketing', 'textVersion'] as const;

/**
 * A page's plain form, through the same function as the API (architecture.md, "A page's plain form").
 * Throws only what is no refusal.
 */
export async function submitBookingForm(
  deps: Deps,
  form: FormData | URLSearchParams,
  info: BookingInfo,
  preset: BookingPreset = {},
): Promise<BookingFormOutcome> {
  try {
    const body = bodyOfForm(form, preset);
    const { reference, again } = await submitBooking(deps, body, info);
    const setCookies = again ? [] : [untoldLead(body, deps.config)];
    return { ok: true, location: successLocation(reference), setCookies };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { message, fields = {} } = presentRefusal(error);
    return {
      ok: false,
      status: error.status,
      message: error instanceof BookingRefusal ? error.text : message,
      fields,
      values: valuesOf(form),
      retryAfter: error.retryAfter,
    };
  }
}

/**
 * A form's flat fields as the JSON call's body. Ticked boxes arrive, unticked ones do not: where the form says which
 * notice it showed (`textVersion`), a missing one was left unticked.
 */
export function bodyOfForm(form: FormData | URLSearchParams, preset: BookingPreset = {}): BookingBody {
  const textVersion = textOf(form, 'textVersion');
  const asked = textVersion !== '' || form.has('privacy') || form.has('marketing');
  const elapsed = Number.parseFloat(textOf(form, 'elapsed'));
  return {
    name: textOf(form, 'name'),
    phone: textOf(form, 'phone'),
    city: textOf(form, 'city'),
    section: form.has('section') ? textOf(form, 'section') : preset.section,
    service: form.has('service') ? textOf(form, 'service') : preset.service,
    spreadsheetId: textOf(form, 'spreadsheetId'),
    doctor: textOf(form, 'doctor'),
    offer: textOf(form, 'offer'),
    preferredTime: textOf(form, 'preferredTime'),
    country: textOf(form, 'country') || undefined,
    consent: asked
      ? { privacy: form.has('privacy') || undefined, marketing: form.has('marketing'), textVersion }
      : undefined,
    attribution: Object.fromEntries(ATTRIBUTION_KEYS.map((key) => [key, textOf(form, key)])),
    website: textOf(form, 'website'),
    elapsed: Number.isFinite(elapsed) ? elapsed : undefined,
  };
}

function valuesOf(form: FormData | URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    KEPT_VALUES.filter((key) => form.has(key)).map((key) => [key, textOf(form, key)]),
  );
}

/** The last of a repeated field; a file is no text. */
function textOf(form: FormData | URLSearchParams, name: string): string {
  const value = form.getAll(name).at(-1);
  return typeof value === 'string' ? value : '';
}
