import type { Deps } from '#api/deps.ts';
import { type Api, defineRoute, jsonAnswer, jsonBody, newApi } from '#api/route.ts';
import { accountAnswers } from '#messages/account-answers.ts';
import { countAttempt, countFromAddress } from './attempts.server.ts';
import { messageAnswer } from './fields.contract.ts';
import { askForReset, findUsableReset, usePasswordReset } from './password-reset.server.ts';
import {
  forgotPasswordBody,
  resetLinkAnswer,
  resetPasswordBody,
  resetTokenParams,
} from './registration.contract.ts';

const postForgotPassword = defineRoute('public', {
  method: 'post',
  path: '/auth/forgotPassword',
  tags: ['accounts'],
  summary: 'Mails a link that sets a new password; answered alike whether there is such an account or not',
  request: { body: jsonBody(forgotPasswordBody) },
  responses: { 200: jsonAnswer('Mailed, if there is such an account', messageAnswer) },
});

const getResetPassword = defineRoute('public', {
  method: 'get',
  path: '/auth/resetPassword/{token}',
  tags: ['accounts'],
  summary: 'Whether a mailed link works still',
  request: { params: resetTokenParams },
  responses: { 200: jsonAnswer('It does; any other is refused with `RESET_LINK_DEAD`', resetLinkAnswer) },
});

const postResetPassword = defineRoute('public', {
  method: 'post',
  path: '/auth/resetPassword/{token}',
  tags: ['accounts'],
  summary: 'Sets the password, once, and ends every session of the account',
  request: { params: resetTokenParams, body: jsonBody(resetPasswordBody) },
  responses: { 200: jsonAnswer('Set', messageAnswer) },
});

/** `POST auth/forgotPassword`, `GET` and `POST auth/resetPassword/{token}`. */
export function passwordResetRoutes(deps: Deps): Api {
  const api = newApi();

  api.openapi(postForgotPassword, async (c) => {
    const { identifier } = c.req.valid('json');
    await countAttempt(deps, 'reset', identifier, { address: c.get('address'), headers: c.req.raw.headers });
    await askForReset(deps, identifier);
    return c.json({ success: true as const, message: accountAnswers.forgotPassword }, 200);
  });

  api.openapi(getResetPassword, async (c) => {
    await countFromAddress(deps, 'seeReset', c.get('address'));
    const { expiresAt } = await findUsableReset(deps, deps.store.read, c.req.valid('param').token);
    return c.json({ success: true as const, expiresAt }, 200);
  });

  api.openapi(postResetPassword, async (c) => {
    await countFromAddress(deps, 'useReset', c.get('address'));
    const userId = await usePasswordReset(deps, c.req.valid('param').token, c.req.valid('json').password);
    // Whoever can read the account's mail is its owner: this browser is known from now on.
    c.header('Set-Cookie', await deps.accounts.rememberDevice(userId, c.req.raw.headers));
    return c.json({ success: true as const, message: accountAnswers.passwordReset }, 200);
  });

  return api;
}
