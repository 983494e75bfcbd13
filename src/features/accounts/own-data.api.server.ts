import type { Deps } from '#api/deps.ts';
import { type Api, callerOf, defineRoute, jsonAnswer, jsonBody, newApi } from '#api/route.ts';
import { recordAudit } from '#audit/audit.db.server.ts';
import { assertConfirmed } from '#auth/confirmed.ts';
import { listSessions } from '#auth/sessions.db.server.ts';
import { AppError } from '#lib/errors.ts';
import { totalPages } from '#lib/total-pages.ts';
import { accountAnswers } from '#messages/account-answers.ts';
import { eraseOwnAccount } from './erase-account.server.ts';
import { messageAnswer } from './fields.contract.ts';
import { confirmBody, ownBookingsAnswer, ownBookingsQuery, ownDataFile } from './own-account.contract.ts';
import {
  countOwnBookings,
  listAllOwnBookings,
  listOwnBookings,
  listOwnConsents,
} from './own-data.db.server.ts';
import { presentOwnBooking, presentOwnData } from './present-own-data.server.ts';
import { findUser } from './users.db.server.ts';

const getBookings = defineRoute('signedIn', {
  method: 'get',
  path: '/user/booking',
  tags: ['accounts'],
  summary: 'The bookings that one made while signed in, newest first',
  request: { query: ownBookingsQuery },
  responses: { 200: jsonAnswer('A page of them', ownBookingsAnswer) },
});

const getData = defineRoute('signedIn', {
  method: 'get',
  path: '/user/data',
  tags: ['accounts'],
  summary: 'All that is kept about oneself, as a file; with a confirmed password',
  responses: { 200: jsonAnswer('The file', ownDataFile) },
});

const deleteData = defineRoute('signedIn', {
  method: 'delete',
  path: '/user/data',
  tags: ['accounts'],
  summary: 'Erases one’s account, and oneself from one’s bookings',
  request: { body: jsonBody(confirmBody) },
  responses: { 200: jsonAnswer('Erased', messageAnswer) },
});

/** `GET user/booking`, `GET` and `DELETE user/data`. */
export function ownDataRoutes(deps: Deps): Api {
  const { store, clock } = deps;
  const api = newApi();

  api.openapi(getBookings, async (c) => {
    const { id } = callerOf(c);
    const query = c.req.valid('query');
    const [rows, total] = await Promise.all([
      listOwnBookings(store.read, id, query),
      countOwnBookings(store.read, id),
    ]);
    const answer = {
      bookings: rows.map(presentOwnBooking),
      totalBookings: total,
      totalPages: totalPages(total, query.size),
    };
    return c.json({ success: true as const, ...answer }, 200);
  });

  api.openapi(getData, async (c) => {
    const caller = callerOf(c);
    assertConfirmed(caller, deps.clock());
    const now = clock();
    const { id } = caller;
    const user = await findUser(store.read, id);
    if (!user) throw new AppError('UNAUTHENTICATED');
    const [sessions, bookings, consents] = await Promise.all([
      listSessions(store.read, id, now.toISOString()),
      listAllOwnBookings(store.read, id),
      listOwnConsents(store.read, id),
    ]);
    const subject = { type: 'user', id };
    await store.write((trx) => recordAudit(trx, { actor: id, action: 'data.export', subject, at: now }));
    c.header('Content-Disposition', 'attachment; filename="basma-my-data.json"');
    return c.json(presentOwnData({ user, sessions, bookings, consents }, now), 200);
  });

  api.openapi(deleteData, async (c) => {
    await eraseOwnAccount(deps, callerOf(c), c.req.valid('json').password);
    c.header('Set-Cookie', deps.accounts.endedCookie);
    return c.json({ success: true as const, message: accountAnswers.erased }, 200);
  });

  return api;
}
