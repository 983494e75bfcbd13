import { z } from 'zod';
import { listQuery, recordKeys } from '#content/content.contract.ts';
import { areaName, roleName } from './accounts.contract.ts';
import { country, emailText, newPassword, optionalPhone, personName } from './fields.contract.ts';

/** Query of `GET user` (api.md): newest first, 20 a page; a blank role is all of them. */
export const usersQuery = listQuery({
  sorts: ['createdAt'],
  defaultSort: 'createdAt:desc',
  defaultSize: 20,
  fields: [],
})
  .omit({ select: true })
  .extend({ role: z.enum(['user', 'admin', 'superadmin', '']).optional() });

export type UsersQuery = z.output<typeof usersQuery>;

const areas = z
  .array(areaName)
  .max(20, { error: 'TOO_MANY' })
  .nullable()
  .transform((given) => given && [...new Set(given)])
  .meta({
    description: 'An admin’s own areas; null: the usual ones (decision 1). Of no meaning for other roles',
  });

const userRecord = z
  .object({
    ...recordKeys,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string().nullable().meta({ description: 'E.164' }),
    role: roleName,
    areas: z.array(areaName).nullable(),
    disabled: z.boolean(),
    image: z.object({ url: z.string(), thumbnailMedium: z.string() }).nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'User' });

/** An account as a superadmin sees it. */
export type UserRecord = z.infer<typeof userRecord>;

export const usersAnswer = z
  .object({
    success: z.literal(true),
    users: z.array(userRecord),
    totalUsers: z.int(),
    totalPages: z.int(),
  })
  .meta({ id: 'Users' });

export type UsersAnswer = z.infer<typeof usersAnswer>;

/** Body of `POST user`: somebody who can log in at once. */
export const newUserBody = z
  .object({
    firstName: personName,
    lastName: personName,
    email: emailText,
    phone: optionalPhone,
    country,
    password: newPassword,
    role: roleName,
    areas: areas.optional(),
  })
  .meta({ id: 'NewUser' });

export type NewUserBody = z.input<typeof newUserBody>;

/** Body of `PUT user/{id}`: what is left out stays as it is. */
export const userChangeBody = z
  .object({ role: roleName.optional(), disabled: z.boolean().optional(), areas: areas.optional() })
  .meta({ id: 'UserChange' });

export type UserChangeBody = z.input<typeof userChangeBody>;

export const userParams = z.object({ id: z.string().meta({ param: { name: 'id', in: 'path' } }) });

export const userAnswer = z
  .object({ success: z.literal(true), message: z.string(), user: userRecord })
  .meta({ id: 'UserAnswer' });

export type UserAnswer = z.infer<typeof userAnswer>;
