import type { Deps } from '#api/deps.ts';
import { type Api, callerOf, defineRoute, jsonAnswer, jsonBody, newApi } from '#api/route.ts';
import { accountAnswers } from '#messages/account-answers.ts';
import { profileAnswer } from './accounts.contract.ts';
import { messageAnswer } from './fields.contract.ts';
import { passwordBody, pictureForm, profileBody, profileChangeAnswer } from './own-account.contract.ts';
import { changeOwnPassword, changePicture, changeProfile } from './own-profile.server.ts';
import { presentProfile } from './present-account.server.ts';

const getProfile = defineRoute('public', {
  method: 'get',
  path: '/user/profile',
  tags: ['accounts'],
  summary: 'Who is signed in; nobody is no error',
  responses: { 200: jsonAnswer('The user, or null', profileAnswer) },
});

const putProfile = defineRoute('signedIn', {
  method: 'put',
  path: '/user/profile',
  tags: ['accounts'],
  summary: 'Changes one’s own name and phone; what is left out stays',
  request: { body: jsonBody(profileBody) },
  responses: { 200: jsonAnswer('Changed', profileChangeAnswer) },
});

const putImage = defineRoute('signedIn', {
  method: 'put',
  path: '/user/image',
  tags: ['accounts'],
  summary: 'Changes one’s own picture',
  request: { body: { required: true, content: { 'multipart/form-data': { schema: pictureForm } } } },
  responses: { 200: jsonAnswer('Changed', profileChangeAnswer) },
});

const putPassword = defineRoute('signedIn', {
  method: 'put',
  path: '/user/password',
  tags: ['accounts'],
  summary: 'Changes one’s own password and ends one’s other sessions',
  request: { body: jsonBody(passwordBody) },
  responses: { 200: jsonAnswer('Changed', messageAnswer) },
});

/** `GET` and `PUT user/profile`, `PUT user/image`, `PUT user/password`. */
export function ownProfileRoutes(deps: Deps): Api {
  const api = newApi();

  api.openapi(getProfile, (c) => {
    const user = c.get('user');
    if (!user) return c.json({ success: false as const, user: null }, 200);
    return c.json({ success: true as const, user: presentProfile(user) }, 200);
  });

  api.openapi(putProfile, async (c) => {
    const user = presentProfile(await changeProfile(deps, callerOf(c), c.req.valid('json')));
    return c.json({ success: true as const, message: accountAnswers.profileSaved, user }, 200);
  });

  api.openapi(putImage, async (c) => {
    const user = presentProfile(await changePicture(deps, callerOf(c), c.req.valid('form')));
    return c.json({ success: true as const, message: accountAnswers.pictureSaved, user }, 200);
  });

  api.openapi(putPassword, async (c) => {
    const user = callerOf(c);
    await changeOwnPassword(deps, user, c.req.valid('json'));
    c.header('Set-Cookie', await deps.accounts.rememberDevice(user.id, c.req.raw.headers));
    return c.json({ success: true as const, message: accountAnswers.passwordChanged }, 200);
  });

  return api;
}
