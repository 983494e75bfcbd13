import type { Deps } from '#api/deps.ts';
import { isForeign } from '#api/refuse-foreign.server.ts';
import { type Api, defineRoute, jsonAnswer, jsonBody, newApi } from '#api/route.ts';
import { AppError } from '#lib/errors.ts';
import { accountAnswers } from '#messages/account-answers.ts';
import { LOGGED_IN } from '#messages/accounts.ts';
import { loginAnswer, loginBody, logoutAnswer } from './accounts.contract.ts';
import { logIn } from './log-in.api.server.ts';
import { presentProfile } from './present-account.server.ts';
import { register } from './register.api.server.ts';
import { registerBody } from './registration.contract.ts';

const postRegister = defineRoute('public', {
  method: 'post',
  path: '/auth/register',
  tags: ['accounts'],
  summary: 'A new account of the role user, signed in at once',
  request: { body: jsonBody(registerBody) },
  responses: { 200: jsonAnswer('Registered, with the session cookie', loginAnswer) },
});

const postLogin = defineRoute('public', {
  method: 'post',
  path: '/auth/login',
  tags: ['accounts'],
  summary: 'A new session for a right password; wrong and unknown are answered alike',
  request: { body: jsonBody(loginBody) },
  responses: { 200: jsonAnswer('Signed in, with the session cookie', loginAnswer) },
});

const getLogout = defineRoute('public', {
  method: 'get',
  path: '/auth/logout',
  tags: ['accounts'],
  summary: 'Ends the session, if there is one; refused where another site asks',
  responses: { 200: jsonAnswer('Signed out', logoutAnswer) },
});

/** `POST auth/register`, `POST auth/login`, `GET auth/logout`. */
export function signInRoutes(deps: Deps): Api {
  const api = newApi();

  api.openapi(postRegister, async (c) => {
    const from = { address: c.get('address'), headers: c.req.raw.headers };
    const { user, setCookie } = await register(deps, c.req.valid('json'), from);
    for (const cookie of setCookie) c.header('Set-Cookie', cookie, { append: true });
    const answer = { message: accountAnswers.registered, user: presentProfile(user) };
    return c.json({ success: true as const, ...answer }, 200);
  });

  api.openapi(postLogin, async (c) => {
    const from = { address: c.get('address'), headers: c.req.raw.headers };
    const { user, setCookie } = await logIn(deps, c.req.valid('json'), from);
    for (const cookie of setCookie) c.header('Set-Cookie', cookie, { append: true });
    return c.json({ success: true as const, message: LOGGED_IN, user: presentProfile(user) }, 200);
  });

  api.openapi(getLogout, async (c) => {
    if (isForeign(c.req.raw, deps.config.publicUrl)) throw new AppError('FOREIGN_ORIGIN');
    // Set first: also where the store cannot end the session, this browser must not go on with it.
    c.header('Set-Cookie', deps.accounts.endedCookie);
    await deps.accounts.signOut(c.req.raw.headers);
    return c.json({ success: true as const }, 200);
  });

  return api;
}
