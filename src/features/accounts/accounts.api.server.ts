import type { Deps } from '#api/deps.ts';
import { isForeign } from '#api/refuse-foreign.server.ts';
import { type Api, defineRoute, newApi } from '#api/route.ts';
import type { SessionUser } from '#auth/session-user.ts';
import { AppError } from '#lib/errors.ts';
import { presentImage } from '#media/media-address.ts';
import { LOGGED_IN } from '#messages/accounts.ts';
import { loginAnswer, loginBody, logoutAnswer, type Profile, profileAnswer } from './accounts.contract.ts';
import { logIn } from './log-in.api.server.ts';

const getProfile = defineRoute('public', {
  method: 'get',
  path: '/user/profile',
  tags: ['accounts'],
  summary: 'Who is signed in; nobody is no error',
  responses: {
    200: { description: 'The user, or null', content: { 'application/json': { schema: profileAnswer } } },
  },
});

const postLogin = defineRoute('public', {
  method: 'post',
  path: '/auth/login',
  tags: ['accounts'],
  summary: 'A new session for a right password; wrong and unknown are answered alike',
  request: { body: { required: true, content: { 'application/json': { schema: loginBody } } } },
  responses: {
    200: {
      description: 'Signed in, with the session cookie',
      content: { 'application/json': { schema: loginAnswer } },
    },
  },
});

const getLogout = defineRoute('public', {
  method: 'get',
  path: '/auth/logout',
  tags: ['accounts'],
  summary: 'Ends the session, if there is one; refused where another site asks',
  responses: {
    200: { description: 'Signed out', content: { 'application/json': { schema: logoutAnswer } } },
  },
});

/** `GET user/profile`, `POST auth/login`, `GET auth/logout`. */
export function accountRoutes(deps: Deps): Api {
  const api = newApi();

  api.openapi(getProfile, (c) => {
    const user = c.get('user');
    if (!user) return c.json({ success: false as const, user: null }, 200);
    return c.json({ success: true as const, user: presentProfile(user) }, 200);
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

function presentProfile(user: SessionUser): Profile {
  const { id, firstName, lastName, phone, role, areas, imageId, email } = user;
  const image = presentImage(imageId, '');
  return {
    _id: id,
    firstName,
    lastName,
    phone,
    role,
    ...(role === 'admin' && areas ? { areas } : {}),
    image: image && { url: image.url, thumbnailMedium: image.thumbnailMedium },
    email,
  };
}
