import type { Page } from '@playwright/test';
import { fillPatient, openForm, PATIENT, sendAndRead, someService } from './booking-steps.ts';
import { expect, expectOnly, test } from './fixtures.ts';
import { STAFF, startServer } from './server.ts';

interface LayerEvent {
  event: string;
  page?: string;
  form?: string;
  event_id?: string;
}

/** Everything that any page of this tab puts into the data layer, in order. */
async function listen(page: Page): Promise<LayerEvent[]> {
  const heard: LayerEvent[] = [];
  await page.exposeFunction('heard', (event: LayerEvent) => void heard.push(event));
  await page.addInitScript(() => {
    const layer: object[] = [];
    const { heard } = window as unknown as { heard: (event: object) => void };
    layer.push = (...events) => {
      for (const event of events) heard(event);
      return Array.prototype.push.apply(layer, events);
    };
    Object.assign(window, { dataLayer: layer });
  });
  return heard;
}

const pages = (heard: LayerEvent[]) =>
  heard.filter(({ event }) => event === 'pageview').map(({ page }) => page);
const TAGS = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123';

test('every page is told once, and each stored booking, without anybody’s data', async ({
  page,
  request,
  signIn,
  complaints,
}) => {
  const heard = await listen(page);
  const { slug } = await someService(request);
  await page.goto('/?utm_source=sms&email=nora%40mail.example', { waitUntil: 'networkidle' });
  await expect.poll(() => pages(heard)).toEqual(['/?utm_source=sms']);

  await page.getByRole('link', { name: 'كل الخدمات' }).click();
  await page.waitForURL('**/services');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('searchbox').fill('0501234567');
  await page.getByRole('searchbox').press('Enter');
  await page.waitForURL(/search=/);
  await expect.poll(() => pages(heard).length).toBe(3);
  await openForm(page, `/BookADeal/service/${slug}`);
  await fillPatient(page);
  const reference = await sendAndRead(page);
  await page.reload({ waitUntil: 'networkidle' });

  await page.goto('/resetPassword/a-token-that-nobody-may-count', { waitUntil: 'networkidle' });
  await page.waitForURL(/step=dead/);
  await signIn(page);
  await page.getByRole('searchbox').first().fill('نورة');
  await page.getByRole('searchbox').first().press('Enter');
  await expect(page.getByText(reference).first()).toBeVisible();

  const booking = `/BookADeal/service/${encodeURIComponent(slug)}`;
  expect(pages(heard).map((told) => encodeURI(decodeURI(told ?? '')))).toEqual([
    '/?utm_source=sms',
    '/services',
    // The other page of services that was searched for: a number is nobody's to count.
    '/services',
    encodeURI(decodeURI(booking)),
    '/success',
    '/success',
    '/resetPassword/redacted',
    '/resetPassword?step=dead',
    '/login',
    '/admin-dashboard/customers',
  ]);
  const conversions = heard.filter(({ event }) => event === 'conversion');
  expect(conversions).toEqual([
    { event: 'conversion', form: 'booking', event_id: expect.stringMatching(/^[0-9a-f]{32}$/) },
  ]);
  const said = JSON.stringify(heard);
  for (const personal of [
    PATIENT.name,
    PATIENT.phone,
    '501234567',
    'nora',
    STAFF.email,
    reference,
    'a-token',
    'نورة',
  ]) {
    expect(said).not.toContain(personal);
  }
  expect(heard.some(({ event }) => event === 'gtm.js')).toBe(false);
  // A dead link, and a profile that is asked for before the login.
  expectOnly(complaints, /status of 40[01]/);
});

test('a booking that a plain form left is told once, by the page that thanks for it', {
  tag: '@phone',
}, async ({ page, request, complaints }) => {
  const heard = await listen(page);
  const { slug } = await someService(request);
  const conversions = () => heard.filter(({ event }) => event === 'conversion');
  // Its reference alone, as a bookmark or a link has it, is no booking.
  await page.goto('/success?ref=BS-7K3M9Q', { waitUntil: 'networkidle' });
  for (const _ of ['first', 'the same again']) {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`/BookADeal/service/${slug}`);
    await fillPatient(page);
    await page.unroute('**/assets/*.js');
    await sendAndRead(page);
    await expect.poll(() => pages(heard).at(-1)).toBe('/success');
    await page.reload({ waitUntil: 'networkidle' });
  }
  expect(conversions()).toEqual([
    { event: 'conversion', form: 'booking', event_id: expect.stringMatching(/^[0-9a-f]{32}$/) },
  ]);
  // A form with its script tells by itself, and the thanks that follow say no more.
  await openForm(page, `/BookADeal/service/${slug}`);
  await fillPatient(page, { name: 'منى' });
  await sendAndRead(page);
  await page.reload({ waitUntil: 'networkidle' });
  expect(conversions()).toHaveLength(2);
  expectOnly(complaints, /ERR_FAILED/);
});

test('the tag manager starts where it is set, and nowhere else', { tag: '@phone' }, async ({
  page,
  complaints,
}) => {
  const template = process.env.E2E_TEMPLATE;
  const server = await startServer({ ...(template ? { template } : {}), env: { GTM_ID: 'GTM-TEST123' } });
  const asked: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.tagged = true' });
  });
  const tagged = () => page.evaluate(() => 'tagged' in window);
  try {
    const answer = await page.goto(`${server.url}/services`, { waitUntil: 'networkidle' });
    expect(answer?.headers()['content-security-policy']).toContain('https://www.googletagmanager.com');
    await expect.poll(tagged).toBe(true);
    expect(asked).toEqual([TAGS]);
    await page.getByRole('main').getByRole('link').first().click();
    await page.waitForURL((url) => url.pathname !== '/services');
    expect(asked).toEqual([TAGS]);

    for (const path of ['/resetPassword/a-token', '/login?next=/profile', '/profile']) {
      const secret = await page.goto(server.url + path, { waitUntil: 'networkidle' });
      const names = secret?.headers()['content-security-policy']?.includes('googletagmanager') ?? false;
      expect([path, names, await tagged()]).toEqual([
        path,
        path.startsWith('/login'),
        path.startsWith('/login'),
      ]);
    }
  } finally {
    await server.stop();
  }
  expectOnly(complaints, /status of 400/);
});

test('without an id no page knows the tag manager', { tag: '@phone' }, async ({ page, request }) => {
  const answer = await request.get('/');
  expect(answer.headers()['content-security-policy']).not.toContain('googletagmanager');
  expect(await answer.text()).not.toContain('googletagmanager');
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => window.dataLayer)).toEqual([{ event: 'pageview', page: '/' }]);
});
