import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError, readApi } from '#lib/api-client.ts';
import { stringifySearch } from '#lib/search-params.ts';
import { accountCall } from '#messages/my-account.ts';
import { rememberProfile } from './accounts.queries.ts';
import type { MessageAnswer } from './fields.contract.ts';
import type {
  ConfirmAnswer,
  ConfirmBody,
  OwnBookingsAnswer,
  OwnDataFile,
  PasswordBody,
  ProfileBody,
  ProfileChangeAnswer,
  SessionsAnswer,
} from './own-account.contract.ts';
import { sendAccount } from './send-account.ts';

/** Whether a call was refused because the password has to be given again first. */
export function asksForPassword(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'CONFIRM_PASSWORD';
}

/**
 * Opens ten minutes for exports, erasures and role changes; returns what to show.
 * @throws {ApiError} `INVALID` with `fields.password`; `TOO_MANY_REQUESTS`.
 */
export async function confirmPassword(body: ConfirmBody): Promise<string> {
  return (await sendAccount<ConfirmAnswer>('POST', 'auth/confirm', body)).message;
}

/**
 * All that is kept about the signed-in person, as a file to be saved.
 * @throws {ApiError} `CONFIRM_PASSWORD`, and others with an Arabic message.
 */
export async function readOwnData(): Promise<Blob> {
  const data = await sendAccount<OwnDataFile>('GET', 'user/data');
  return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
}

/** Changes name and phone; returns what to show. */
export async function saveProfile(client: QueryClient, body: ProfileBody): Promise<string> {
  const { user, message } = await sendAccount<ProfileChangeAnswer>('PUT', 'user/profile', body);
  await rememberProfile(client, user);
  return message;
}

/**
 * Changes the picture; `focal` is what its crops centre on, 0..1000 of width and height.
 * @throws {ApiError} `PICTURE_REFUSED` with `fields.image`.
 */
export async function savePicture(
  client: QueryClient,
  image: Blob,
  focal?: { x: number; y: number },
): Promise<string> {
  const form = new FormData();
  form.set('image', image);
  if (focal) {
    form.set('focalX', String(Math.round(focal.x)));
    form.set('focalY', String(Math.round(focal.y)));
  }
  const { user, message } = await sendAccount<ProfileChangeAnswer>('PUT', 'user/image', form);
  await rememberProfile(client, user);
  return message;
}

/**
 * Changes the password and ends the other sessions; returns what to show.
 * @throws {ApiError} `INVALID` with `fields.currentPassword` or `fields.newPassword`.
 */
export async function changePassword(client: QueryClient, body: PasswordBody): Promise<string> {
  const { message } = await sendAccount<MessageAnswer>('PUT', 'user/password', body);
  await client.invalidateQueries({ queryKey: sessionsQuery().queryKey });
  return message;
}

/** Where the signed-in person is logged in. */
export function sessionsQuery() {
  return queryOptions({
    queryKey: ['own sessions'],
    staleTime: 0,
    queryFn: ({ signal }) => readApi<SessionsAnswer>('user/session', signal, accountCall.loadFailed),
  });
}

/** Ends one session; returns what to show. */
export async function endSession(client: QueryClient, id: string): Promise<string> {
  return endSessions(client, `user/session/${encodeURIComponent(id)}`);
}

/** Ends all sessions but this one; returns what to show. */
export async function endOtherSessions(client: QueryClient): Promise<string> {
  return endSessions(client, 'user/session');
}

async function endSessions(client: QueryClient, path: string): Promise<string> {
  const { message } = await sendAccount<MessageAnswer>('DELETE', path);
  await client.invalidateQueries({ queryKey: sessionsQuery().queryKey });
  return message;
}

/** A page of the bookings made while signed in (decision 28), newest first, 10 a page. */
export function ownBookingsQuery(page = 1) {
  return queryOptions({
    queryKey: ['own bookings', page],
    staleTime: 0,
    queryFn: ({ signal }) =>
      readApi<OwnBookingsAnswer>(`user/booking${stringifySearch({ page })}`, signal, accountCall.loadFailed),
  });
}

/**
 * Erases the account, for good. Returns what to show, once the screen has left the guarded page and forgotten who it was.
 * @throws {ApiError} `INVALID` with `fields.password`; `LAST_SUPERADMIN`.
 */
export async function eraseAccount(body: ConfirmBody): Promise<string> {
  const { message } = await sendAccount<MessageAnswer>('DELETE', 'user/data', body);
  return message;
}
