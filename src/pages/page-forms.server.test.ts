import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentVersion } from '#api/content-version.server.ts';
import { identify } from '#api/identify.server.ts';
import { ERROR_MESSAGES } from '#messages/errors.ts';
import { accountsApp, SARA } from '#testing/accounts-app.ts';
import { connection } from '#testing/booking-clinic.ts';
import { contentSecurityPolicy } from './content-security-policy.server.ts';
import { pageForms } from './page-forms.server.ts';
import { pageRoutes } from './pages.server.ts';

let clinic: Awaited<ReturnType<typeof accountsApp>>;
let app: ReturnType<typeof pageRoutes>;

beforeEach(async () => {
  clinic = await accountsApp();
  const { deps } = clinic;
  app = pageRoutes({
    build: 'b1',
    contentVersion: () => contentVersion(deps),
    identify: identify(deps),
    formOf: pageForms(deps),
    countRender: async () => {},
    render: async (_, { form }) => {
      const html = form ? `${form.form}: ${form.message}` : 'the page';
      return { kind: 'page', status: 200, html, policy: contentSecurityPolicy(html) };
    },
  });
});

afterEach(() => clinic.store.close());

/** The page and the form of it that a refusal names. */
const FORMS = [
  ['/login', 'login'],
  ['/register', 'register'],
  ['/resetPassword', 'forgotten'],
  ['/resetPassword/token', 'reset'],
  ['/', 'booking'],
  ['/service/x', 'booking'],
  ['/section/x', 'booking'],
  ['/doctor/x', 'booking'],
  ['/Influence/x', 'booking'],
  ['/BookADeal/service/x', 'booking'],
  ['/BookADeal/section/x', 'booking'],
] as const;

const FOREIGN: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site' },
];
const LOGIN = { identifier: SARA.email, password: SARA.password };
const FORM_TYPE = 'application/x-www-form-urlencoded';

function post(path: string, body: string, headers: Record<string, string> = {}) {
  const init = { method: 'POST', body, headers: { 'content-type': FORM_TYPE, ...headers } };
  return app.request(path, init, connection('203.0.113.9'));
}

describe('a page’s plain form', () => {
  it.each(FORMS)('%s is refused where another site sent it, on the page itself', async (path, form) => {
    const body = new URLSearchParams({ ...LOGIN, name: 'سارة', phone: '0501234567', city: 'مكة' }).toString();
    for (const foreign of FOREIGN) {
      const answer = await post(path, body, foreign);
      expect(answer.status).toBe(403);
      expect(await answer.text()).toBe(`${form}: ${ERROR_MESSAGES.FOREIGN_ORIGIN}`);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    const leads = await clinic.store.read.selectFrom('leads').selectAll().execute();
    expect(leads).toEqual([]);
  });

  it('of our own is taken', async () => {
    const answer = await post('/login', new URLSearchParams(LOGIN).toString(), {
      origin: 'http://localhost:3000',
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.getSetCookie().length).toBeGreaterThan(0);
  });

  it('that is none, or too large, is told so', async () => {
    const broken = await post('/login', 'x', { 'content-type': 'multipart/form-data; boundary=b' });
    expect([broken.status, await broken.text()]).toEqual([400, `login: ${ERROR_MESSAGES.INVALID}`]);
    expect((await post('/login', '{}', { 'content-type': 'application/json' })).status).toBe(415);
    expect((await post('/login', `identifier=${'x'.repeat(70_000)}`)).status).toBe(413);
    // No page's form takes a file: only who signed in may have a picture held in memory.
    const part = `--b\r\nContent-Disposition: form-data; name="identifier"\r\n\r\n${'x'.repeat(70_000)}\r\n--b--`;
    const large = await post('/login', part, { 'content-type': 'multipart/form-data; boundary=b' });
    expect(large.status).toBe(413);
  });
});
