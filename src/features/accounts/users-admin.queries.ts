import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Role } from '#auth/permissions.ts';
import type { ListPage } from '#back-office/list/list.queries.ts';
import { readApi } from '#lib/api-client.ts';
import { stringifySearch } from '#lib/search-params.ts';
import { users } from '#messages/staff-users.ts';
import { profileQuery } from './accounts.queries.ts';
import type { MessageAnswer } from './fields.contract.ts';
import { sendAccount } from './send-account.ts';
import type { NewUserBody, UserAnswer, UserChangeBody, UserRecord, UsersAnswer } from './users.contract.ts';

/** The orders of the list; the first is its own. */
export const USER_SORTS = ['createdAt:desc', 'createdAt:asc'] as const;

/** What the list of users may be asked; what is left out has the API's defaults (page 1, 20 a page, newest first). */
export interface UserSearch {
  /** Name, phone in any spelling or email; stays out of the page's address (decision 30). */
  search?: string | undefined;
  role?: Role | undefined;
  sort?: (typeof USER_SORTS)[number] | undefined;
  page?: number;
  size?: number;
}

const LISTS = ['user', 'list'];

/** A page of accounts, for superadmins. */
export function userList(search: UserSearch = {}) {
  return queryOptions({
    queryKey: [...LISTS, search],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<ListPage<UserRecord>> => {
      const asked = stringifySearch({ ...search });
      const answer = await readApi<UsersAnswer>(`user${asked}`, signal, users.failed);
      return { rows: answer.users, total: answer.totalUsers, pages: answer.totalPages };
    },
  });
}

/**
 * Adds somebody who can log in at once, and once only with the same `retryKey`; returns what to show.
 * @throws {ApiError} `TAKEN` or `INVALID` with `fields`; `CONFIRM_PASSWORD` for staff.
 */
export async function addUser(client: QueryClient, body: NewUserBody, retryKey: string): Promise<string> {
  return thenReload(client, sendAccount<UserAnswer>('POST', 'user', body, retryKey));
}

/**
 * Changes role, areas or whether the account is disabled; returns what to show.
 * @throws {ApiError} `LAST_SUPERADMIN`; `CONFIRM_PASSWORD` for a change of rights; `NOT_FOUND`.
 */
export async function changeUser(client: QueryClient, id: string, body: UserChangeBody): Promise<string> {
  return thenReload(client, sendAccount<UserAnswer>('PUT', `user/${encodeURIComponent(id)}`, body));
}

/**
 * Removes an account for good; returns what to show.
 * @throws {ApiError} `LAST_SUPERADMIN`, `CONFIRM_PASSWORD`, `NOT_FOUND`.
 */
export async function removeUser(client: QueryClient, id: string): Promise<string> {
  return thenReload(client, sendAccount<MessageAnswer>('DELETE', `user/${encodeURIComponent(id)}`));
}

async function thenReload(client: QueryClient, change: Promise<{ message: string }>): Promise<string> {
  const { message } = await change;
  // It may have been one's own account.
  await Promise.all([
    client.invalidateQueries({ queryKey: LISTS }),
    client.invalidateQueries({ queryKey: profileQuery().queryKey }),
  ]);
  return message;
}
