import { expect, test } from './fixtures.ts';
import { STAFF } from './server.ts';

/** Pages for everybody; what they lead to is looked at too. */
const PAGES = [
  '/',
  '/sections',
  '/services',
  '/doctors',
  '/news',
  '/PrivacyPolicy',
  '/login',
  '/register',
  '/success',
];

test('no public page knows who asks: the same bytes with a session and without @phone', async ({
  server,
}) => {
  const login = await fetch(`${server.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: STAFF.email, password: STAFF.password }),
  });
  expect(login.status).toBe(200);
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const home = await (await fetch(`${server.url}/`)).text();
  const linked = [...home.matchAll(/href="(\/(?:service|section|doctor|news)\/[^"#?]+)"/g)].map(
    ([, path]) => path,
  );
  expect(linked.length).toBeGreaterThan(5);

  for (const path of new Set([...PAGES, ...linked.slice(0, 10)])) {
    const mine = await fetch(server.url + path, { headers: { cookie } });
    const theirs = await fetch(server.url + path);
    expect([path, mine.status]).toEqual([path, 200]);
    expect(await mine.text(), path).toBe(await theirs.text());
    expect(mine.headers.getSetCookie(), path).toEqual([]);
    expect(mine.headers.get('etag'), path).toBe(theirs.headers.get('etag'));
    expect(mine.headers.get('vary') ?? '', path).not.toMatch(/cookie/i);
  }
  const profile = await fetch(`${server.url}/api/v1/user/profile`, { headers: { cookie } });
  expect(profile.headers.get('cache-control')).toBe('no-store');
});
