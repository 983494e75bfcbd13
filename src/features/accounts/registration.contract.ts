import { z } from 'zod';
import { country, emailText, identifierText, newPassword, personName, phoneText } from './fields.contract.ts';

/** Body of `POST auth/register` (decision 17). What is not named here is not taken (trust.md 5): the role is `user`. */
export const registerBody = z
  .object({
    firstName: personName,
    lastName: personName,
    phone: phoneText,
    country,
    email: emailText,
    password: newPassword,
  })
  .meta({ id: 'Registration' });

export type RegisterBody = z.input<typeof registerBody>;

/** Body of `POST auth/forgotPassword`. */
export const forgotPasswordBody = z.object({ identifier: identifierText }).meta({ id: 'ForgotPassword' });

export type ForgotPasswordBody = z.infer<typeof forgotPasswordBody>;

/** Body of `POST auth/resetPassword/{token}`. */
export const resetPasswordBody = z.object({ password: newPassword }).meta({ id: 'ResetPassword' });

export type ResetPasswordBody = z.infer<typeof resetPasswordBody>;

export const resetTokenParams = z.object({
  token: z.string().meta({ param: { name: 'token', in: 'path' }, description: 'From the mailed link' }),
});

/** Answer of `GET auth/resetPassword/{token}`: the link works still. One that does not is refused. */
export const resetLinkAnswer = z
  .object({ success: z.literal(true), expiresAt: z.iso.datetime() })
  .meta({ id: 'ResetLink' });
