import { z } from 'zod';
import type { Area, Role } from '#auth/permissions.ts';
import { CONTENT_TABLES } from '#lib/content-types.ts';
import { givenPassword, identifierText } from './fields.contract.ts';

/** Body of `POST auth/login`; the plain form has the same names. What is not named here is not taken (trust.md 5). */
export const loginBody = z
  .object({
    identifier: identifierText,
    password: givenPassword,
  })
  .meta({ id: 'Login' });

export type LoginBody = z.infer<typeof loginBody>;

/** Every role and area; the compiler sees to it that no role is missing and no area is another. */
export const roleName = z.enum({
  user: 'user',
  admin: 'admin',
  superadmin: 'superadmin',
} satisfies { [R in Role]: R });
export const areaName = z.enum([...CONTENT_TABLES, 'customers'] satisfies Area[]);

export const profile = z
  .object({
    _id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string().nullable().meta({ description: 'E.164' }),
    role: roleName,
    areas: z
      .array(areaName)
      .optional()
      .meta({ description: 'Only for an admin who was given areas of their own: those and no others' }),
    image: z.object({ url: z.string(), thumbnailMedium: z.string() }).nullable(),
    email: z.string(),
  })
  .meta({ id: 'Profile' });

/** The signed-in person, as the shell and the forms know them (specification, section 3). */
export type Profile = z.infer<typeof profile>;

/** Answer of `GET user/profile`: a start without a session is no error, so it is 200 too (api.md). */
export const profileAnswer = z
  .union([
    z.object({ success: z.literal(true), user: profile }),
    z.object({ success: z.literal(false), user: z.null() }),
  ])
  .meta({ id: 'ProfileAnswer' });

/** Answer of `POST auth/login` and `POST auth/register`. */
export const loginAnswer = z
  .object({ success: z.literal(true), message: z.string(), user: profile })
  .meta({ id: 'LoginAnswer' });

export type LoginAnswer = z.infer<typeof loginAnswer>;

export const logoutAnswer = z.object({ success: z.literal(true) }).meta({ id: 'LogoutAnswer' });
