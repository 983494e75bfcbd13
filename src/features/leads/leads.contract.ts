import { z } from 'zod';
import { countCharacters, IDEMPOTENCY_KEY } from '#lib/limits.ts';

/** A field that may be left out, null or blank: whether it may be missing is `booking.rules.ts`'s to say. */
const optionalText = z.string().nullish();

const consent = z
  .object({
    privacy: z.boolean().nullish(),
    marketing: z.boolean().nullish(),
    textVersion: z.string().nullish().meta({ example: '2026-11-21' }),
  })
  .meta({ description: 'What was agreed to, and the version of the text that was shown' });

/** Where the visitor came from, as the page's script saw it. Cleaned and shortened, never a reason to refuse. */
export const ATTRIBUTION_KEYS = [
  'page',
  'referrer',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

const attribution = z.object(Object.fromEntries(ATTRIBUTION_KEYS.map((key) => [key, optionalText])));

/**
 * Body of `POST form` (specification, section 7). Everything beyond the specified fields is optional, and what is
 * not named here is not taken (trust.md 5). `section` and `service` are ids.
 */
export const bookingBody = z
  .object({
    name: optionalText.meta({ type: 'string' }),
    phone: optionalText.meta({ type: 'string', example: '0501234567' }),
    city: optionalText.meta({ type: 'string' }),
    section: optionalText.meta({ description: 'At least one of section and service' }),
    service: optionalText,
    spreadsheetId: optionalText,
    doctor: optionalText.meta({ description: 'Id of a doctor; one that is gone is not kept' }),
    offer: optionalText.meta({ description: 'Id of an offer; one that is over is not kept' }),
    preferredTime: optionalText.meta({ description: 'When the patient would like to come, in own words' }),
    country: z.string().max(2).nullish().meta({
      description: 'ISO 3166-1 alpha-2 of the phone field; SA without it',
      example: 'sa',
    }),
    consent: consent.nullish(),
    attribution: attribution.nullish(),
    website: optionalText.meta({ description: 'A trap for programs: people leave it empty' }),
    elapsed: z.number().nullish().meta({ description: 'Milliseconds since the form was opened' }),
  })
  .meta({ id: 'Booking', required: ['name', 'phone', 'city'] });

export type BookingBody = z.infer<typeof bookingBody>;

export const bookingAnswer = z
  .object({
    success: z.literal(true),
    message: z.string(),
    reference: z.string().meta({ example: 'BS-7K3M9Q' }),
  })
  .meta({ id: 'BookingAnswer' });

/** The same booking as a plain HTML form sends it, its parts side by side; ticked boxes arrive, others do not. */
export const bookingForm = z
  .object({
    ...bookingBody.omit({ consent: true, attribution: true, elapsed: true }).shape,
    privacy: z.string().optional(),
    marketing: z.string().optional(),
    textVersion: z.string().optional(),
    elapsed: z.string().optional(),
  })
  .extend(Object.fromEntries(ATTRIBUTION_KEYS.map((key) => [key, z.string().optional()])))
  .meta({ id: 'BookingForm', required: ['name', 'phone', 'city'] });

/** Any text up to 200 characters; a text beyond Latin arrives as its bytes. */
export const bookingHeaders = z.object({
  'idempotency-key': z
    .string()
    .refine((key) => countCharacters(decoded(key)) <= IDEMPOTENCY_KEY, {
      error: 'TOO_LONG',
      params: { max: IDEMPOTENCY_KEY },
    })
    .optional()
    .meta({ type: 'string', description: 'The same key and fields get the same answer for a day' }),
});

function decoded(header: string): string {
  return new TextDecoder().decode(Uint8Array.from(header, (byte) => byte.charCodeAt(0)));
}
