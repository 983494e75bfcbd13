import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Role } from '#auth/permissions.ts';
import { readApi } from '#lib/api-client.ts';
import { stringifySearch } from '#lib/search-params.ts';
import { accountCall } from '#messages/my-account.ts';
import type { MessageAnswer } from './fields.contract.ts';
import { sendAccount } from './send-account.ts';
import type { NewUserBody, UserAnswer, UserChangeBody, UsersAnswer } from './users.contract.ts';

/** What the list of users may be asked; what is left out has the API's defaults (page 1, 20 a page, newest first). */
export interface UserSearch {
  /** Name, phone in any spelling or email; stays out of the page's address (decision 30). */
  search?: string;
  role?: Role;
  sort?: 'createdAt:desc' | 'createdAt:asc';
  page?: number;
  size?: number;
}

const LISTS = ['user', 'list'];

/** A page of accounts, for superadmins. */
export function userList(search: UserSearch = {}) {
  return queryOptions({
    queryKey: [...LISTS, search],
    staleTime: 0,
    queryFn: ({ signal }) =>
      readApi<UsersAnswer>(`user${stringifySearch({ ...search })}`, signal, accountCall.loadFailed),
  });
}

/**
 * Adds somebody who can log in at once.
 * @throws {ApiError} `TAKEN` or `INVALID` with `fields`; `CONFIRM_PASSWORD` for staff.
 */
export async function addUser(client: QueryClient, body: NewUserBody): Promise<UserAnswer> {
  return thenReload(client, sendAccount<UserAnswer>('POST', 'user', body));
}

/**
 * Changes role, areas or whether the account is disabled.
 * @throws {ApiError} `LAST_SUPERADMIN`; `CONFIRM_PASSWORD` for a change of rights; `NOT_FOUND`.
 */
export async function changeUser(client: QueryClient, id: string, body: UserChangeBody): Promise<UserAnswer> {
  return thenReload(client, sendAccount<UserAnswer>('PUT', `user/${encodeURIComponent(id)}`, body));
}

/**
 * Removes an account for good.
 * @throws {ApiError} `LAST_SUPERADMIN`, `CONFIRM_PASSWORD`, `NOT_FOUND`.
 */
export async function removeUser(client: QueryClient, id: string): Promise<MessageAnswer> {
  return thenReload(client, sendAccount<MessageAnswer>('DELETE', `user/${encodeURIComponent(id)}`));
}

async function thenReload<T>(client: QueryClient, change: Promise<T>): Promise<T> {
  const answer = await change;
  await client.invalidateQueries({ queryKey: LISTS });
  return answer;
}
