import type { QueryClient } from '@tanstack/react-query';
import { ApiError, callApi } from '#lib/api-client.ts';
import { login } from '#messages/accounts.ts';
import type { LoginAnswer, LoginBody, Profile } from './accounts.contract.ts';
import { rememberProfile } from './accounts.queries.ts';

/**
 * Logs in; from then on `profileQuery` knows who it is. Apart from it, because every page asks who is signed in and
 * only one needs these texts.
 * @throws {ApiError} with an Arabic message, also where no answer came, and `fields`.
 */
export async function logIn(client: QueryClient, body: LoginBody): Promise<Profile> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  const { user } = await callApi<LoginAnswer>('auth/login', init, login.failed).catch(sayOffline);
  await rememberProfile(client, user);
  return user;
}

function sayOffline(error: unknown): never {
  if (!(error instanceof ApiError) || !error.isNetwork) throw error;
  throw new ApiError(login.offline, { status: error.status, code: error.code, cause: error });
}
