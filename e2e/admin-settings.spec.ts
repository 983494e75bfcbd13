import type { Page } from '@playwright/test';
import { isPhone, openDesk } from './desk-steps.ts';
import { expect, expectOnly, test } from './fixtures.ts';

const SETTINGS = '/admin-dashboard/settings';
const SAVE = 'حفظ التغييرات';

/** Opens the screen as the superadmin. */
async function open(page: Page): Promise<void> {
  await openDesk(page, 'settings', 'إعدادات العيادة');
  await expect(page.getByRole('button', { name: SAVE })).toBeDisabled();
}

/** A page as a visitor gets it. */
async function visit(page: Page, path: string): Promise<string> {
  return (await page.request.get(path, { headers: { cookie: '' } })).text();
}

function save(page: Page) {
  return page.getByRole('button', { name: SAVE }).click();
}

test('the clinic’s facts are changed, and the site shows them when success is seen', async ({
  page,
  complaints,
  checkAxe,
}) => {
  await open(page);
  await checkAxe(page);
  await page.getByLabel('جملة تعريفية قصيرة').fill('نبتسم معك <b>كل</b> يوم');
  await expect(page.getByText('لديك تغييرات لم تُحفظ')).toBeVisible();
  await page.getByRole('button', { name: 'تراجع عنها' }).click();
  await expect(page.getByRole('button', { name: SAVE })).toBeDisabled();
  await page.getByLabel('جملة تعريفية قصيرة').fill('نبتسم معك <b>كل</b> يوم');
  await page.getByLabel('هاتف العيادة').fill('٠١٢ ٥٥٥ ٠١٩٩');
  const address = page.getByRole('group', { name: 'العنوان', exact: true });
  await address.getByRole('button', { name: 'إضافة إلى العنوان' }).press('Enter');
  await expect(address.getByRole('textbox').last()).toBeFocused();
  await page.keyboard.type('الدور الثاني');
  await address
    .getByRole('button', { name: /إلى أعلى$/ })
    .last()
    .press('Enter');
  await expect(address.getByRole('textbox').nth(2)).toHaveValue('الدور الثاني');
  await save(page);
  await expect(page.getByText('تم حفظ إعدادات العيادة.')).toBeVisible();
  const home = await visit(page, '/');
  expect(home).toContain('نبتسم معك &lt;b&gt;كل&lt;/b&gt; يوم');
  expect(home).toContain('tel:+966125550199');
  expect(home).toContain('الدور الثاني');
  await expect(page.getByLabel('هاتف العيادة')).toHaveValue('+966125550199');
  await expect(page.getByRole('button', { name: SAVE })).toBeDisabled();

  await page.getByLabel('اسم العيادة').fill(' ');
  await page.getByLabel('رابط الموقع على الخريطة').fill('javascript:alert(1)');
  await page.getByLabel('رقم واتساب').fill('12');
  await save(page);
  await expect(page.getByLabel('اسم العيادة')).toBeFocused();
  await expect(page.getByLabel('رابط الموقع على الخريطة')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('رقم واتساب')).toHaveValue('12');
  // A toast that is fading out has no contrast of its own.
  await expect(page.getByText('تم حفظ إعدادات العيادة.')).toHaveCount(0);
  await checkAxe(page);
  await page.getByRole('button', { name: 'تراجع عنها' }).click();
  await expect(page.getByLabel('رقم واتساب')).not.toHaveValue('12');
  expectOnly(complaints, /status of 400/);
});

test('a clinic with a long name has every button in sight, on the site and behind it', async ({ page }) => {
  await open(page);
  const name = 'مجمع ابتسامة مكة الطبي لطب وتقويم الأسنان';
  await page.getByLabel('اسم العيادة').fill(name);
  await save(page);
  await expect(page.getByText('تم حفظ إعدادات العيادة.')).toBeVisible();
  const menu = page.getByRole('button', { name: isPhone(page) ? 'افتح القائمة' : 'طيّ القائمة' });
  await expect(menu).toBeInViewport({ ratio: 1 });
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});

test('hours, holidays, questions and the privacy policy are lists that grow', async ({
  page,
  complaints,
  checkAxe,
}) => {
  await open(page);
  const hours = page.getByRole('region', { name: 'أوقات العمل' });
  await hours.getByRole('button', { name: 'إضافة إلى رمضان والأعياد والإجازات' }).click();
  const occasion = hours
    .getByRole('listitem')
    .filter({ has: page.getByRole('textbox', { name: 'المناسبة' }) })
    .last();
  await occasion.getByRole('textbox', { name: 'المناسبة' }).fill('إجازة الصيانة');
  await occasion.getByLabel('من تاريخ').fill('2027-08-10');
  await occasion.getByLabel('إلى تاريخ').fill('2027-08-01');
  const faq = page.getByRole('group', { name: 'الأسئلة الشائعة' });
  await faq.getByRole('button', { name: 'إضافة إلى الأسئلة الشائعة' }).click();
  await faq.getByLabel('السؤال').last().fill('هل يوجد موقف سيارات؟');
  await page.getByRole('button', { name: 'إضافة إلى سياسة الخصوصية' }).click();
  await page
    .getByRole('region', { name: 'سياسة الخصوصية' })
    .getByRole('textbox')
    .last()
    .fill('لا نبيع بياناتك.');
  await save(page);
  await expect(occasion.getByLabel('إلى تاريخ')).toHaveAttribute('aria-invalid', 'true');
  await expect(faq.getByLabel('الجواب').last()).toHaveAttribute('aria-invalid', 'true');
  await checkAxe(page);
  expectOnly(complaints, /status of 400/);
  await occasion.getByLabel('إلى تاريخ').fill('2027-08-12');
  await faq.getByLabel('الجواب').last().fill('نعم، خلف المبنى.');
  await save(page);
  await expect(page.getByText('تم حفظ إعدادات العيادة.')).toBeVisible();
  expect(await visit(page, '/')).toContain('نعم، خلف المبنى.');
  expect(await visit(page, '/PrivacyPolicy')).toContain('لا نبيع بياناتك.');
  await faq
    .getByRole('button', { name: /^حذف الأسئلة الشائعة/ })
    .last()
    .click();
  await save(page);
  await expect(page.getByRole('button', { name: SAVE })).toBeDisabled();
  expect(await visit(page, '/')).not.toContain('نعم، خلف المبنى.');
});

test('two people at once lose nothing: both texts are shown', async ({ page, complaints, checkAxe }) => {
  await open(page);
  await page.getByLabel('جملة تعريفية قصيرة').fill('ما كتبته أنا');
  const theirs = { tagline: 'ما كتبه غيري', city: 'جدة' };
  expect((await page.request.put('/api/v1/settings', { data: theirs })).status()).toBe(200);
  await save(page);
  const conflict = page.getByRole('region', { name: 'غيّر شخص آخر هذه الإعدادات وأنت تعمل عليها' });
  await expect(conflict).toBeFocused();
  await expect(conflict).toContainText('ما كتبه غيري');
  await expect(conflict).toContainText('ما كتبته أنا');
  await expect(page.getByLabel('المدينة')).toHaveValue('جدة');
  await expect(page.getByRole('button', { name: SAVE })).toBeDisabled();
  await checkAxe(page);
  expect(await visit(page, '/')).toContain('ما كتبه غيري');
  await conflict.getByRole('button', { name: /^اعتماد نسختي في/ }).click();
  await save(page);
  await expect(page.getByText('تم حفظ إعدادات العيادة.')).toBeVisible();
  expect(await visit(page, '/')).toContain('ما كتبته أنا');
  expectOnly(complaints, /status of 409/);
});

test('nobody leaves unsaved work without a question, and a lost connection loses nothing', {
  tag: '@phone',
}, async ({ page, complaints, checkAxe }) => {
  await open(page);
  await page.getByLabel('المدينة').fill('الطائف');
  await page.route('**/api/v1/settings', (route) => route.abort());
  await save(page);
  await expect(page.getByRole('alert').filter({ hasText: 'تعذّر حفظ الإعدادات' })).toBeFocused();
  await expect(page.getByLabel('المدينة')).toHaveValue('الطائف');
  await checkAxe(page);
  await page.unroute('**/api/v1/settings');
  expectOnly(complaints, /ERR_FAILED/);

  await page.getByRole('button', { name: 'افتح القائمة' }).click();
  await page.getByRole('link', { name: 'بيانات العملاء' }).click();
  // Its keys are its own once the focus is in it.
  const question = page.getByRole('dialog', { name: 'لديك تغييرات لم تُحفظ' });
  await expect(question.getByRole('heading').locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(SETTINGS);
  await expect(page.getByLabel('المدينة')).toHaveValue('الطائف');
  await save(page);
  await expect(page.getByText('تم حفظ إعدادات العيادة.')).toBeVisible();

  await page.route('**/api/v1/settings', (route) => route.fulfill({ status: 400, json: { success: false } }));
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText('تعذّر تحميل إعدادات العيادة');
  await checkAxe(page);
  expectOnly(complaints, /status of 400/);
  await page.unroute('**/api/v1/settings');
  await page.getByRole('button', { name: 'إعادة المحاولة' }).press('Enter');
  await expect(page.getByLabel('المدينة')).toHaveValue('الطائف');
});

test('what is typed survives a reload, and meets what a colleague saved meanwhile', async ({
  page,
  checkAxe,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await open(page);
  const city = page.getByLabel('المدينة');
  const tagline = page.getByLabel('جملة تعريفية قصيرة');
  const found = page.getByText(/^لديك نص لم يُحفظ من قبل، آخر حفظ/);
  const saved = await city.inputValue();
  await city.fill('المدينة المنورة');
  await tagline.fill('ما كتبته أنا');
  await expect(page.getByText(/^آخر حفظ للمسودة/)).toBeVisible();
  await page.reload();
  await expect(found).toBeVisible();
  await expect(city).toHaveValue(saved);
  await checkAxe(page);
  await page.getByRole('button', { name: 'استعادته' }).press('Enter');
  await expect(found).toBeHidden();
  await expect(city).toHaveValue('المدينة المنورة');

  await page.reload();
  await expect(found).toBeVisible();
  const theirs = { tagline: 'ما كتبه غيري', licence: '555' };
  expect((await page.request.put('/api/v1/settings', { data: theirs })).status()).toBe(200);
  await page.reload();
  await page.getByRole('button', { name: 'استعادته' }).press('Enter');
  const conflict = page.getByRole('region', { name: 'غيّر شخص آخر هذه الإعدادات وأنت تعمل عليها' });
  await expect(conflict).toBeFocused();
  await expect(conflict.getByRole('figure', { name: 'المحفوظ الآن' })).toContainText('ما كتبه غيري');
  await expect(conflict.getByRole('figure', { name: 'نسختك' })).toContainText('ما كتبته أنا');
  await expect(city).toHaveValue('المدينة المنورة');
  await expect(page.getByLabel('رقم ترخيص وزارة الصحة')).toHaveValue('555');
  await conflict.getByRole('button', { name: /^أخذ المحفوظ في/ }).click();
  await save(page);
  await expect(page.getByText('تم حفظ إعدادات العيادة.')).toBeVisible();
  expect(await visit(page, '/')).toContain('ما كتبه غيري');
  await page.reload();
  await expect(city).toHaveValue('المدينة المنورة');
  await expect(found).toHaveCount(0);
});
