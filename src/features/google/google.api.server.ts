import type { MiddlewareHandler } from 'hono';
import type { Deps } from '#api/deps.ts';
import { type Api, type ApiEnv, callerOf, defineRoute, jsonAnswer, jsonBody, newApi } from '#api/route.ts';
import { recordAudit } from '#audit/audit.db.server.ts';
import { may } from '#auth/permissions.ts';
import { loginPage } from '#features/accounts/accounts.rules.ts';
import { AppError } from '#lib/errors.ts';
import { googleAnswers } from '#messages/google.ts';
import {
  type ConsentResult,
  consentQuery,
  GOOGLE_SCREEN,
  googleMessageAnswer,
  googleStatusAnswer,
  testRowBody,
} from './google.contract.ts';
import { connectionNow } from './google-account.server.ts';
import { forgetToken } from './google-connection.db.server.ts';
import { beginConsent, finishConsent, revoke } from './google-consent.server.ts';
import { googleStatus } from './google-status.server.ts';
import { replayRows } from './replay-rows.server.ts';
import { sendTestRow } from './test-row.server.ts';

const getStatus = defineRoute('google', {
  method: 'get',
  path: '/google/status',
  tags: ['google'],
  summary: 'How the connection and each sheet’s deliveries stand',
  responses: { 200: jsonAnswer('As it is now', googleStatusAnswer) },
});

const getConnect = defineRoute('google', {
  method: 'get',
  path: '/google/connect',
  tags: ['google'],
  summary: 'Leads to Google’s consent page; to be opened, not fetched',
  responses: { 303: { description: 'To Google, or back to the screen with `result` where that cannot be' } },
});

const getCallback = defineRoute('google', {
  method: 'get',
  path: '/google/callback',
  tags: ['google'],
  summary: 'Where Google leads back to; good once, for the session that asked, for ten minutes',
  request: { query: consentQuery },
  responses: { 303: { description: 'Back to the screen; `result` says what it came to' } },
});

const deleteGoogle = defineRoute('google', {
  method: 'delete',
  path: '/google',
  tags: ['google'],
  summary: 'Revokes and forgets the account; rows wait for the next one',
  responses: {
    200: jsonAnswer('Forgotten here, and revoked where Google could be reached', googleMessageAnswer),
  },
});

const postTest = defineRoute('google', {
  method: 'post',
  path: '/google/test',
  tags: ['google'],
  summary: 'Writes a made-up row to a sheet’s spreadsheet at once, or says what is in the way',
  request: { body: jsonBody(testRowBody) },
  responses: { 200: jsonAnswer('It is there', googleMessageAnswer) },
});

const postReplay = defineRoute('google', {
  method: 'post',
  path: '/google/replay',
  tags: ['google'],
  summary: 'Delivers what waits at once, then looks every sheet through for rows that are missing or doubled',
  responses: { 200: jsonAnswer('Begun', googleMessageAnswer) },
});

/** The calls about the connection to Google: for superadmins. */
export function googleRoutes(deps: Deps): Api {
  const { store, clock, config } = deps;
  const api = newApi();
  api.use('/google/connect', leadPerson(GOOGLE_SCREEN));
  api.use('/google/callback', leadPerson(screenWith('badState')));

  api.openapi(getStatus, async (c) =>
    c.json({ success: true as const, google: await googleStatus(deps) }, 200),
  );

  api.openapi(getConnect, async (c) => {
    const begun = await beginConsent(deps, callerOf(c));
    return c.redirect('address' in begun ? begun.address : screenWith(begun.result), 303);
  });

  api.openapi(getCallback, async (c) => {
    const result = await finishConsent(deps, callerOf(c), c.req.valid('query'));
    if (result === 'connected') deps.outbox.wake();
    return c.redirect(screenWith(result), 303);
  });

  api.openapi(deleteGoogle, async (c) => {
    if (config.google.serviceAccount !== null) throw new AppError('GOOGLE_SERVICE_ACCOUNT');
    const { account } = await connectionNow(deps);
    const revoked = account?.by === 'oauth' && (await revoke(deps, account.refreshToken));
    await store.write(async (trx) => {
      await forgetToken(trx);
      const subject = { type: 'google' };
      await recordAudit(trx, { actor: callerOf(c).id, action: 'google.disconnect', subject, at: clock() });
    });
    const message = revoked ? googleAnswers.disconnected : googleAnswers.forgotten;
    return c.json({ success: true as const, message }, 200);
  });

  api.openapi(postTest, async (c) => {
    await sendTestRow(deps, c.req.valid('json').sheet_id);
    deps.outbox.wake();
    return c.json({ success: true as const, message: googleAnswers.tested }, 200);
  });

  api.openapi(postReplay, async (c) => {
    await replayRows(deps);
    deps.outbox.wake();
    return c.json({ success: true as const, message: googleAnswers.replayed }, 200);
  });

  return api;
}

/**
 * Leads a person who opens a call and may not make it as a guarded page does (specification, section 4): to the login and
 * on to `screen`, or home. Not back to the call: its address holds Google's code, and its state died with the session.
 */
function leadPerson(screen: string): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const user = c.get('user');
    const isPerson = c.req.header('accept')?.includes('text/html') ?? false;
    if (may(user, 'google') || !isPerson) return next();
    return c.redirect(user ? '/' : loginPage(screen), 303);
  };
}

function screenWith(result: ConsentResult): string {
  return `${GOOGLE_SCREEN}?result=${result}`;
}
