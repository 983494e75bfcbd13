import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';
import { accountCall } from '#messages/my-account.ts';
import type { LoginAnswer, Profile } from './accounts.contract.ts';
import { rememberProfile } from './accounts.queries.ts';
import type { MessageAnswer } from './fields.contract.ts';
import type { ForgotPasswordBody, RegisterBody, ResetPasswordBody } from './registration.contract.ts';
import { sendAccount } from './send-account.ts';

/**
 * Makes an account and signs it in; from then on `profileQuery` knows who it is.
 * @throws {ApiError} `TAKEN` with `fields.email` or `fields.phone`, `INVALID`, `TOO_MANY_REQUESTS`.
 */
export async function register(client: QueryClient, body: RegisterBody): Promise<Profile> {
  const { user } = await sendAccount<LoginAnswer>('POST', 'auth/register', body);
  await rememberProfile(client, user);
  return user;
}

/**
 * Asks for a reset link. The message is the same whether there is such an account or not: show it.
 * @throws {ApiError} `INVALID`, `TOO_MANY_REQUESTS`.
 */
export async function forgotPassword(body: ForgotPasswordBody): Promise<string> {
  return (await sendAccount<MessageAnswer>('POST', 'auth/forgotPassword', body)).message;
}

/**
 * Whether a mailed link works still. Not kept, and never retried.
 * @throws {ApiError} `RESET_LINK_DEAD` for one that was used, is over or was made up.
 */
export function resetLinkQuery(token: string) {
  return queryOptions({
    queryKey: ['reset link', token],
    queryFn: ({ signal }) =>
      callApi<{ expiresAt: string }>(
        `auth/resetPassword/${encodeURIComponent(token)}`,
        { signal },
        accountCall.loadFailed,
      ),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
}

/**
 * Sets the password of a mailed link's account and ends all its sessions; returns what to show.
 * @throws {ApiError} `RESET_LINK_DEAD`; `INVALID` with `fields.password`, and then the link works still.
 */
export async function resetPassword(token: string, body: ResetPasswordBody): Promise<string> {
  const path = `auth/resetPassword/${encodeURIComponent(token)}`;
  return (await sendAccount<MessageAnswer>('POST', path, body)).message;
}
