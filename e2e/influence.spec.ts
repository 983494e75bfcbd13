import { KEPT_PHONE, PATIENT, readLeads, readSections } from './booking-steps.ts';
import { expect, test } from './fixtures.ts';
import { fillLead, leadForm, NOUF, openLeadForm, send, toast } from './influence-steps.ts';

const SENT = 'تم إرسال طلبك بنجاح، وسنتصل بك قريبًا.';

test('a follower sends the form, and the lead is among the customers', { tag: '@postgres' }, async ({
  page,
  request,
  checkAxe,
}) => {
  const answer = await page.goto(`${NOUF}?utm_source=snap`);
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(/^ابتسامة تليق بك، مع نوف \| /);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ابتسامة تليق بك، مع نوف');
  await expect(page.getByText('اترك بياناتك، ونتصل بك في أوقات الدوام')).toBeVisible();
  await expect(page.locator('#content picture img').first()).toBeVisible();
  const head = (name: string) => page.locator(`head ${name}`);
  await expect(head('meta[property="og:image"]')).toHaveAttribute('content', /\/media\/.+\/share\.jpg$/);
  await expect(head('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(head('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/Influence/${encodeURIComponent('نوف')}$`),
  );

  await openLeadForm(page);
  await checkAxe(page);
  const form = leadForm(page);
  for (const field of ['name', 'phone', 'city', 'section']) {
    await expect(form.locator(`[name=${field}]`)).toHaveAttribute('required', '');
  }
  await expect(form.locator('[name=service]')).not.toHaveAttribute('required', '');
  await expect(form.locator('[name=country]')).toHaveValue('sa');
  const countries = form.locator('[name=country] option');
  expect((await countries.all()).slice(0, 4).length).toBe(4);
  expect(
    await countries.evaluateAll((all) => all.slice(0, 4).map((one) => (one as HTMLOptionElement).value)),
  ).toEqual(['sa', 'eg', 'ae', 'qa']);

  const [section, other] = await readSections(request);
  const asked = page.waitForRequest(/\/api\/v1\/service\/\?/);
  await form.locator('[name=section]').selectOption(section?._id ?? '');
  expect(new URL((await asked).url()).search).toBe(`?page=1&size=20&select=title&sectionIds=${section?._id}`);
  await form.locator('[name=service]').selectOption({ index: 1 });
  await form.locator('[name=section]').selectOption(other?._id ?? '');
  await expect(form.locator('[name=service]')).toHaveValue('');
  await form.locator('[name=section]').selectOption(section?._id ?? '');
  await form.locator('[name=service]').selectOption({ index: 1 });
  for (const [field, text] of Object.entries(PATIENT)) await form.locator(`[name=${field}]`).fill(text);
  await send(page).dblclick();
  await page.waitForURL(/\/success\?ref=/);
  const leads = await readLeads(request);
  expect(leads).toMatchObject([
    {
      name: PATIENT.name,
      phone: KEPT_PHONE,
      city: PATIENT.city,
      section: { title: section?.title },
      source: 'influence',
    },
  ]);
  expect(leads[0]?.service).not.toBeNull();
});

test('the form says what it is doing, and its answer at the top right', async ({ page, checkAxe }) => {
  await openLeadForm(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/v1/form', async (route) => {
    await held.promise;
    await route.continue();
  });
  await fillLead(page);
  await send(page).click();
  await expect(send(page)).toBeDisabled();
  await expect(send(page)).toHaveAttribute('aria-busy', 'true');
  await expect(send(page).locator('svg')).toBeVisible();
  await expect(leadForm(page).locator('[name=phone]')).toBeDisabled();
  await checkAxe(page);
  // From here the page goes on by itself after 200 ms: it has to be watched from inside.
  const seen = page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<{
      text: string;
      side: string;
      name: string;
      dir: string;
    }>();
    const watch = () => {
      const box = document.querySelector('[role=status][aria-live=polite]');
      if (!box?.textContent) return requestAnimationFrame(watch);
      const { left, right } = box.getBoundingClientRect();
      resolve({
        text: box.textContent,
        side: innerWidth - right < left ? 'right' : 'left',
        dir: getComputedStyle(box).direction,
        name: document.querySelector<HTMLInputElement>('form [name=name]')?.value ?? '',
      });
    };
    watch();
    return promise;
  });
  held.resolve();
  const { width = 0 } = page.viewportSize() ?? {};
  const { side, ...rest } = await seen;
  expect(rest).toEqual({ text: SENT, dir: 'rtl', name: '' });
  // On a phone a toast is as wide as the window.
  if (width > 700) expect(side).toBe('right');
  await page.waitForURL(/\/success\?ref=/);
});

test('missing fields are named once, and nothing is sent', { tag: '@phone' }, async ({ page, checkAxe }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/form')) sent.push(request.url());
  });
  await openLeadForm(page);
  await send(page).click();
  await expect(toast(page, 'من فضلك املأ جميع الحقول المطلوبة.')).toBeVisible();
  for (const field of ['name', 'phone', 'city', 'section']) {
    await expect(leadForm(page).locator(`[name=${field}]`)).toHaveAttribute('aria-invalid', 'true');
  }
  await checkAxe(page);
  await fillLead(page);
  await leadForm(page).locator('[name=section]').selectOption('');
  await send(page).click();
  await expect(leadForm(page).getByText('اختر القسم.').first()).toBeVisible();
  expect(sent).toEqual([]);
});

test('who is signed in finds name and number filled in', { tag: '@phone' }, async ({ page, signIn }) => {
  await signIn(page);
  await openLeadForm(page);
  await expect(leadForm(page).locator('[name=name]')).toHaveValue('مدير الموقع');
});

test('the lead form can be filled without a pointer', { tag: '@phone' }, async ({ page, request }) => {
  await openLeadForm(page);
  await leadForm(page).locator('[name=name]').focus();
  await page.keyboard.type(PATIENT.name);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PATIENT.phone);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PATIENT.city);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(leadForm(page).locator('[name=section]')).not.toHaveValue('');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await leadForm(page).locator('[name=city]').press('Enter');
  await page.waitForURL(/\/success\?ref=/);
  expect(await readLeads(request)).toMatchObject([{ phone: KEPT_PHONE }]);
});
