import { z } from 'zod';
import { listQuery, recordKeys } from '#content/content.contract.ts';
import { LEAD_STATUSES } from '#features/leads/customers.rules.ts';
import { profile } from './accounts.contract.ts';
import { country, givenPassword, newPassword, optionalPhone, personName } from './fields.contract.ts';

/** Body of `PUT user/profile`: what is left out stays as it is, a blank phone is none. */
export const profileBody = z
  .object({
    firstName: personName.optional(),
    lastName: personName.optional(),
    phone: optionalPhone,
    country,
  })
  .meta({ id: 'ProfileChange' });

export type ProfileBody = z.input<typeof profileBody>;

const focal = z.coerce
  .number()
  .int()
  .min(0)
  .max(1000)
  .default(500)
  .meta({ description: 'What the crops centre on, 0 to 1000 of the picture; the middle unless given' });

/** Body of `PUT user/image`. */
export const pictureForm = z
  .object({
    image: z
      .custom<File>((value) => value instanceof File, { error: 'REQUIRED' })
      .meta({ type: 'string', format: 'binary', description: 'JPEG, PNG, WebP or AVIF; at most 10 MB' }),
    focalX: focal,
    focalY: focal,
  })
  .meta({ id: 'PictureForm' });

/** Answer of `PUT user/profile` and `PUT user/image`. */
export const profileChangeAnswer = z
  .object({ success: z.literal(true), message: z.string(), user: profile })
  .meta({ id: 'ProfileChangeAnswer' });

export type ProfileChangeAnswer = z.infer<typeof profileChangeAnswer>;

/** Body of `PUT user/password`. */
export const passwordBody = z
  .object({ currentPassword: givenPassword, newPassword })
  .meta({ id: 'PasswordChange' });

export type PasswordBody = z.infer<typeof passwordBody>;

/** Body of `POST auth/confirm` and of `DELETE user/data`. */
export const confirmBody = z.object({ password: givenPassword }).meta({ id: 'PasswordConfirmation' });

export type ConfirmBody = z.infer<typeof confirmBody>;

export const confirmAnswer = z
  .object({
    success: z.literal(true),
    message: z.string(),
    until: z.iso.datetime().meta({ description: 'When the password has to be given again' }),
  })
  .meta({ id: 'ConfirmAnswer' });

export type ConfirmAnswer = z.infer<typeof confirmAnswer>;

const session = z
  .object({
    ...recordKeys,
    browser: z.string().nullable().meta({ description: 'As «Chrome»; null where it is unknown' }),
    system: z.string().nullable().meta({ description: 'As «Android»; null where it is unknown' }),
    address: z.string().nullable().meta({ description: 'The IP address of the login' }),
    createdAt: z.iso.datetime().meta({ description: 'When it was logged in' }),
    expiresAt: z.iso.datetime(),
    current: z.boolean().meta({ description: 'Whether it is the one that asks' }),
  })
  .meta({ id: 'Session' });

/** One of the signed-in person's sessions. */
export type SessionRecord = z.infer<typeof session>;

/** Answer of `GET user/session`: the one that asks first, then the newest. */
export const sessionsAnswer = z
  .object({ success: z.literal(true), sessions: z.array(session) })
  .meta({ id: 'Sessions' });

export type SessionsAnswer = z.infer<typeof sessionsAnswer>;

export const sessionParams = z.object({ id: z.string().meta({ param: { name: 'id', in: 'path' } }) });

/** Query of `GET user/booking`. */
export const ownBookingsQuery = listQuery({
  sorts: ['createdAt'],
  defaultSort: 'createdAt:desc',
  defaultSize: 10,
  fields: [],
}).pick({ page: true, size: true });

const choice = z.object({ _id: z.string(), title: z.string() }).nullable();

const ownBooking = z
  .object({
    ...recordKeys,
    reference: z.string().meta({ example: 'BS-7K3M9Q' }),
    section: choice,
    service: choice,
    status: z.enum(LEAD_STATUSES),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'OwnBooking' });

/** A booking made while signed in (decision 28). */
export type OwnBooking = z.infer<typeof ownBooking>;

export const ownBookingsAnswer = z
  .object({
    success: z.literal(true),
    bookings: z.array(ownBooking),
    totalBookings: z.int(),
    totalPages: z.int(),
  })
  .meta({ id: 'OwnBookings' });

export type OwnBookingsAnswer = z.infer<typeof ownBookingsAnswer>;

/** Answer of `GET user/data`: a file with all that is kept about the person. */
export const ownDataFile = z
  .object({
    success: z.literal(true),
    exportedAt: z.iso.datetime(),
    account: profile
      .omit({ areas: true })
      .extend({ createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() }),
    sessions: z.array(session.omit({ current: true })),
    bookings: z.array(
      ownBooking.extend({
        name: z.string(),
        phone: z.string(),
        city: z.string(),
        source: z.string(),
        attribution: z.record(z.string(), z.string()),
        consents: z.array(
          z.object({
            kind: z.enum(['privacy', 'marketing']),
            given: z.boolean(),
            textVersion: z.string(),
            createdAt: z.iso.datetime(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'OwnData' });

export type OwnDataFile = z.infer<typeof ownDataFile>;
