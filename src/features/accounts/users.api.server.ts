import type { Deps } from '#api/deps.ts';
import { retryHeaders } from '#api/retry-headers.ts';
import { type Api, callerOf, defineRoute, jsonAnswer, jsonBody, newApi } from '#api/route.ts';
import { totalPages } from '#lib/total-pages.ts';
import { accountAnswers } from '#messages/account-answers.ts';
import { addUser, changeUser, removeUser } from './change-users.server.ts';
import { messageAnswer } from './fields.contract.ts';
import { presentUser } from './present-account.server.ts';
import {
  newUserBody,
  userAnswer,
  userChangeBody,
  userParams,
  usersAnswer,
  usersQuery,
} from './users.contract.ts';
import { countUsers, listUsers } from './users.db.server.ts';

const getUsers = defineRoute('users', {
  method: 'get',
  path: '/user',
  tags: ['users'],
  summary: 'The accounts, found by name, phone in any spelling or email',
  request: { query: usersQuery },
  responses: { 200: jsonAnswer('A page of them', usersAnswer) },
});

const postUser = defineRoute('users', {
  method: 'post',
  path: '/user',
  tags: ['users'],
  summary: 'Adds somebody who can log in at once; staff only with a confirmed password',
  request: { headers: retryHeaders, body: jsonBody(newUserBody) },
  responses: { 200: jsonAnswer('Added', userAnswer) },
});

const putUser = defineRoute('users', {
  method: 'put',
  path: '/user/{id}',
  tags: ['users'],
  summary: 'Changes role and areas, with a confirmed password, or disables; never of the last superadmin',
  request: { params: userParams, body: jsonBody(userChangeBody) },
  responses: { 200: jsonAnswer('Changed', userAnswer) },
});

const deleteUser = defineRoute('users', {
  method: 'delete',
  path: '/user/{id}',
  tags: ['users'],
  summary: 'Removes an account, with a confirmed password; never the last superadmin',
  request: { params: userParams },
  responses: { 200: jsonAnswer('Removed', messageAnswer) },
});

/** `GET` and `POST user`, `PUT` and `DELETE user/{id}`: for superadmins. */
export function userRoutes(deps: Deps): Api {
  const { store } = deps;
  const api = newApi();

  api.openapi(getUsers, async (c) => {
    const query = c.req.valid('query');
    const [rows, total] = await Promise.all([listUsers(store.read, query), countUsers(store.read, query)]);
    const answer = {
      users: rows.map(presentUser),
      totalUsers: total,
      totalPages: totalPages(total, query.size),
    };
    return c.json({ success: true as const, ...answer }, 200);
  });

  api.openapi(postUser, async (c) => {
    const key = c.req.valid('header')['idempotency-key'];
    const user = presentUser(await addUser(deps, callerOf(c), c.req.valid('json'), key));
    return c.json({ success: true as const, message: accountAnswers.userAdded, user }, 200);
  });

  api.openapi(putUser, async (c) => {
    const { id } = c.req.valid('param');
    const user = presentUser(await changeUser(deps, callerOf(c), id, c.req.valid('json')));
    return c.json({ success: true as const, message: accountAnswers.userChanged, user }, 200);
  });

  api.openapi(deleteUser, async (c) => {
    await removeUser(deps, callerOf(c), c.req.valid('param').id);
    return c.json({ success: true as const, message: accountAnswers.userRemoved }, 200);
  });

  return api;
}
