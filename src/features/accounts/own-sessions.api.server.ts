import type { Deps } from '#api/deps.ts';
import { type Api, callerOf, defineRoute, jsonAnswer, jsonBody, newApi } from '#api/route.ts';
import { confirmedUntil } from '#auth/confirmed.ts';
import {
  confirmSession,
  deleteOwnSession,
  deleteSessionsOf,
  listSessions,
} from '#auth/sessions.db.server.ts';
import { AppError } from '#lib/errors.ts';
import { accountAnswers } from '#messages/account-answers.ts';
import { messageAnswer } from './fields.contract.ts';
import { confirmAnswer, confirmBody, sessionParams, sessionsAnswer } from './own-account.contract.ts';
import { assertOwnPassword } from './own-password.server.ts';
import { presentSession } from './present-account.server.ts';

const postConfirm = defineRoute('signedIn', {
  method: 'post',
  path: '/auth/confirm',
  tags: ['accounts'],
  summary: 'Opens ten minutes for exports, erasures and role changes; a fresh login does too',
  request: { body: jsonBody(confirmBody) },
  responses: { 200: jsonAnswer('Confirmed', confirmAnswer) },
});

const getSessions = defineRoute('signedIn', {
  method: 'get',
  path: '/user/session',
  tags: ['accounts'],
  summary: 'Where one is logged in',
  responses: { 200: jsonAnswer('The one that asks first, then the newest', sessionsAnswer) },
});

const deleteSession = defineRoute('signedIn', {
  method: 'delete',
  path: '/user/session/{id}',
  tags: ['accounts'],
  summary: 'Ends one of one’s own sessions',
  request: { params: sessionParams },
  responses: { 200: jsonAnswer('Ended', messageAnswer) },
});

const deleteOtherSessions = defineRoute('signedIn', {
  method: 'delete',
  path: '/user/session',
  tags: ['accounts'],
  summary: 'Ends all of one’s own sessions but the one that asks',
  responses: { 200: jsonAnswer('Ended', messageAnswer) },
});

/** `POST auth/confirm`, `GET user/session`, `DELETE user/session`, `DELETE user/session/{id}`. */
export function ownSessionRoutes(deps: Deps): Api {
  const { store, clock } = deps;
  const api = newApi();

  api.openapi(postConfirm, async (c) => {
    const user = callerOf(c);
    await assertOwnPassword(deps, user, c.req.valid('json').password, 'password');
    const now = clock().toISOString();
    await store.write((trx) => confirmSession(trx, user.sessionId, now));
    const until = confirmedUntil(now).toISOString();
    return c.json({ success: true as const, message: accountAnswers.confirmed, until }, 200);
  });

  api.openapi(getSessions, async (c) => {
    const { id, sessionId } = callerOf(c);
    const rows = await listSessions(store.read, id, clock().toISOString());
    const sessions = rows
      .map((row) => ({ ...presentSession(row), current: row.id === sessionId }))
      .sort((one, other) => Number(other.current) - Number(one.current));
    return c.json({ success: true as const, sessions }, 200);
  });

  api.openapi(deleteSession, async (c) => {
    const { id: userId } = callerOf(c);
    const { id } = c.req.valid('param');
    if (!(await store.write((trx) => deleteOwnSession(trx, userId, id)))) throw new AppError('NOT_FOUND');
    return c.json({ success: true as const, message: accountAnswers.sessionEnded }, 200);
  });

  api.openapi(deleteOtherSessions, async (c) => {
    const { id, sessionId } = callerOf(c);
    await store.write((trx) => deleteSessionsOf(trx, id, sessionId));
    return c.json({ success: true as const, message: accountAnswers.otherSessionsEnded }, 200);
  });

  return api;
}
