import type { Locator, Page } from '@playwright/test';
import { grain, smallPicture, twoHalves } from '../src/testing/pictures.ts';
import { openDesk } from './desk-steps.ts';
import { field, fromMenu, photo, press, windowOf } from './editor-steps.ts';
import { expect, expectOnly, test } from './fixtures.ts';
import { titleOf } from './list-steps.ts';

const ADD = 'إضافة خبر جديد';
const AREA = 'اضغط لرفع صورة';

/** The window of a new article with what has to be in it. */
async function newArticle(page: Page, title: string): Promise<Locator> {
  await openDesk(page, 'news');
  await press(page, ADD);
  const modal = windowOf(page, ADD);
  await field(modal, 'العنوان').fill(title);
  await modal.getByRole('combobox').selectOption({ index: 1 });
  return modal;
}

/** How many articles have a title. */
async function articles(page: Page, title: string): Promise<number> {
  const answer = await page.request.get(`/api/v1/news?state=all&search=${encodeURIComponent(title)}`);
  return (await answer.json()).totalNews;
}

/** Holds a file over something and lets it go; answers whether the page took both, so that the browser does not. */
function drop(on: Locator, bytes: Uint8Array, type = 'image/png'): Promise<boolean[]> {
  const given = { data: Buffer.from(bytes).toString('base64'), type };
  return on.evaluate((target, { data, type }) => {
    const held = new DataTransfer();
    const content = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    held.items.add(new File([content], 'dropped', { type }));
    return ['dragover', 'drop'].map((name) => {
      const options = { dataTransfer: held, bubbles: true, cancelable: true };
      return !target.dispatchEvent(new DragEvent(name, options));
    });
  }, given);
}

test('a picture is dropped and pasted wherever in the form, and its centre chosen by hand and by keyboard', {
  tag: '@phone',
}, async ({ page, context, checkAxe }) => {
  const modal = await newArticle(page, 'خبر بصورة ملصقة');
  const preview = modal.getByRole('img', { name: 'معاينة الصورة' });
  await expect(modal.getByText(AREA, { exact: true })).toBeVisible();

  const red = await twoHalves(600, 300, '#c00000', '#f8f3ea').png().toBuffer();
  expect(await drop(modal.getByRole('heading', { name: ADD }), red)).toEqual([true, true]);
  await expect(preview).toBeVisible();
  await field(modal, 'وصف الصورة لمن لا يراها').fill('غرفة العلاج');

  const point = modal.getByRole('slider', { name: 'نقطة التركيز' });
  const box = await preview.boundingBox();
  if (!box) throw new Error('no preview');
  await page.touchscreen.tap(box.x + box.width * 0.25, box.y + box.height * 0.75);
  await expect(point).toHaveAttribute('aria-valuetext', '٢٥٪ من اليسار و٧٥٪ من الأعلى');
  await page.mouse.move(box.x + box.width * 0.25, box.y + box.height * 0.75);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.5, { steps: 4 });
  await page.mouse.move(box.x + box.width + 200, box.y + box.height * 0.5, { steps: 4 });
  await page.mouse.up();
  await expect(point).toHaveAttribute('aria-valuetext', '١٠٠٪ من اليسار و٥٠٪ من الأعلى');
  await point.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(point).toHaveAttribute('aria-valuetext', '٩٩٪ من اليسار و٤٠٪ من الأعلى');
  await checkAxe(page);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const first = await preview.getAttribute('src');
  const blue = await twoHalves(600, 300, '#0000c0', '#f8f3ea').png().toBuffer();
  await page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const blob = new Blob([bytes], { type: 'image/png' });
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
  }, blue.toString('base64'));
  await field(modal, 'العنوان').focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(preview).not.toHaveAttribute('src', first ?? '');
  await expect(point).toHaveAttribute('aria-valuetext', '٥٠٪ من اليسار و٥٠٪ من الأعلى');
  await expect(field(modal, 'وصف الصورة لمن لا يراها')).toHaveValue('غرفة العلاج');
  await expect(field(modal, 'العنوان')).toHaveValue('خبر بصورة ملصقة');
  await page.evaluate(() => navigator.clipboard.writeText(' جديدة'));
  await field(modal, 'العنوان').press('End');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(field(modal, 'العنوان')).toHaveValue('خبر بصورة ملصقة جديدة');

  await modal.getByRole('button', { name: 'إزالة الصورة' }).press('Enter');
  await expect(modal.getByText(AREA, { exact: true })).toBeVisible();
  await expect(modal.locator('input[type=file]')).toBeFocused();
  expect(await drop(modal, Buffer.from('%PDF-1.7'), 'application/pdf')).toEqual([true, true]);
  await expect(modal.getByText('هذا الملف ليس صورة JPEG أو PNG أو WebP أو AVIF.')).toBeVisible();
  expect(await drop(modal, await smallPicture())).toEqual([true, true]);
  await expect(modal.getByText('هذا الملف ليس صورة JPEG أو PNG أو WebP أو AVIF.')).toHaveCount(0);
  await field(modal, 'وصف الصورة لمن لا يراها').fill('عيادة');
  await press(modal, 'إضافة');
  await expect(modal).toBeHidden();
  await page.goto('/news');
  await page.getByRole('link', { name: 'خبر بصورة ملصقة جديدة' }).first().click();
  await expect(page.getByRole('img', { name: 'عيادة' }).first()).toBeVisible();
});

test('a chosen picture is given up for the record’s own, which is taken away, kept after all, and brought back', {
  tag: '@phone',
}, async ({ page, checkAxe }) => {
  await openDesk(page, 'sections');
  const newest = async () => {
    const list = await page.request.get('/api/v1/section?state=all&sort=position:asc&size=1');
    return (await list.json()).sections[0];
  };
  const section = await newest();
  const focal = { multipart: { focalX: '0.2', focalY: '0.5', imageAlt: 'كرسي العلاج' } };
  expect((await page.request.put(`/api/v1/section/image/${section._id}`, focal)).status()).toBe(200);

  await page.reload();
  await press(page, `تعديل ${section.title}`);
  const modal = windowOf(page, 'تعديل القسم');
  const point = modal.getByRole('slider', { name: 'نقطة التركيز' });
  await expect(point).toHaveAttribute('aria-valuenow', '20');
  await modal.locator('input[type=file]').setInputFiles(await photo());
  await expect(point).toHaveAttribute('aria-valuenow', '50');
  const remove = modal.getByRole('button', { name: 'إزالة الصورة' });
  const keep = modal.getByRole('button', { name: 'إبقاء الصورة السابقة' });
  const alt = field(modal, 'وصف الصورة لمن لا يراها');
  await remove.press('Enter');
  await expect(point).toHaveAttribute('aria-valuenow', '20');
  await remove.press('Enter');
  await expect(modal.getByText(AREA, { exact: true })).toBeVisible();
  await expect(keep).toBeFocused();
  expect((await keep.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await checkAxe(page);
  await page.keyboard.press('Enter');
  await expect(remove).toBeFocused();
  await expect(point).toHaveAttribute('aria-valuenow', '20');
  await expect(alt).toHaveValue('كرسي العلاج');
  await press(modal, 'إلغاء');
  await expect(modal, 'nothing is left to be asked about').toBeHidden();

  const before = await newest();
  await press(page, `تعديل ${section.title}`);
  await remove.press('Enter');
  await press(modal, 'حفظ');
  await expect(modal).toBeHidden();
  expect(await newest()).toMatchObject({ image: null, version: before.version + 1 });

  const versions = windowOf(page, 'النسخ السابقة');
  const side = (name: string) => versions.getByRole('figure').filter({ hasText: name });
  await fromMenu(page, section.title, 'النسخ السابقة');
  await expect(side('في هذه النسخة').locator('img')).toHaveJSProperty('naturalWidth', 640);
  await expect(side('الآن')).toContainText('فارغ');
  await checkAxe(page);
  await press(versions, 'استعادة هذه النسخة');
  await expect(versions).toBeHidden();
  expect(await newest()).toMatchObject({ image: before.image, version: before.version + 2 });

  await fromMenu(page, section.title, 'تغيير الصورة');
  const image = windowOf(page, 'تغيير الصورة');
  await press(image, 'إزالة الصورة');
  await press(image, 'حفظ الصورة');
  await expect(page.getByText('تمت إزالة صورة القسم.')).toBeVisible();
  expect(await newest()).toMatchObject({ image: null });
});

test('an upload shows how far it is, and is stopped without a trace', { tag: '@phone' }, async ({
  page,
  context,
  checkAxe,
}) => {
  const modal = await newArticle(page, 'خبر على موجة بطيئة');
  const heavy = await grain(700, 500).png().toBuffer();
  await modal
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: heavy });
  await expect(modal.getByRole('img', { name: 'معاينة الصورة' })).toBeVisible();
  const network = await context.newCDPSession(page);
  const slowed = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await slowed(100_000);
  await press(modal, 'إضافة');
  const bar = modal.getByRole('progressbar', { name: 'جارٍ رفع الصورة' });
  await expect(bar).toBeVisible();
  const part = () => bar.evaluate((one: HTMLProgressElement) => one.value);
  const early = await part();
  await expect.poll(part).toBeGreaterThan(early);
  await expect(modal.getByText(/^[٠-٩]+٪$/)).toBeVisible();
  await expect(field(modal, 'العنوان')).toBeDisabled();
  expect(await drop(modal, await smallPicture())).toEqual([true, true]);
  await checkAxe(page);
  await press(modal, 'إيقاف الرفع');
  await expect(modal.getByRole('alert')).toContainText('أُوقف رفع الصورة، فلم يُحفظ شيء.');
  await expect(bar).toHaveCount(0);
  await expect(modal.getByRole('button', { name: 'إضافة', exact: true })).toBeFocused();
  await expect(field(modal, 'العنوان')).toHaveValue('خبر على موجة بطيئة');
  expect(await articles(page, 'خبر على موجة بطيئة')).toBe(0);
  await slowed(-1);
  await press(modal, 'إضافة');
  await expect(modal).toBeHidden();
  expect(await articles(page, 'خبر على موجة بطيئة')).toBe(1);
});

test('a wrong picture is refused at its field and the form is kept', async ({
  page,
  complaints,
  checkAxe,
}) => {
  const modal = await newArticle(page, 'خبر بصورة');
  const file = modal.locator('input[type=file]');
  const choose = (buffer: Buffer, name = 'a.png', mimeType = 'image/png') =>
    file.setInputFiles({ name, mimeType, buffer });
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1;
  });

  await drop(modal.getByRole('heading', { name: ADD }), Buffer.from('<svg/>'), 'image/svg+xml');
  await expect(file).toBeFocused();
  await expect(modal.getByText('هذا الملف ليس صورة JPEG أو PNG أو WebP أو AVIF.')).toBeInViewport();
  await expect(file).toHaveAttribute('aria-invalid', 'true');
  await checkAxe(page);
  await choose(Buffer.alloc(10 * 1024 * 1024 + 1));
  await expect(modal.getByText('حجم الصورة أكبر من ١٠ ميغابايت. اختر صورة أصغر.')).toBeVisible();
  await choose(Buffer.alloc(0));
  await expect(modal.getByText('ملف الصورة تالف أو ناقص. اختر ملفًا آخر.')).toBeVisible();
  expect(sent).toBe(0);

  const whole = await photo();
  const bad: [Buffer, string][] = [
    [Buffer.from('<html>not a picture</html>'), 'هذا الملف ليس صورة JPEG أو PNG أو WebP أو AVIF.'],
    [whole.buffer.subarray(0, 400), 'ملف الصورة تالف أو ناقص. اختر ملفًا آخر.'],
    [
      await twoHalves(5001, 5000).png().toBuffer(),
      'أبعاد الصورة كبيرة جدًا. اختر صورة لا تتجاوز ٢٥ ميغابكسل.',
    ],
  ];
  for (const [bytes, message] of bad) {
    await choose(bytes);
    await press(modal, 'إضافة');
    await expect(modal.getByText(message)).toBeVisible();
    await expect(file).toBeFocused();
    await expect(field(modal, 'العنوان')).toHaveValue('خبر بصورة');
    expectOnly(complaints, /status of 400/);
  }
  expect(await articles(page, 'خبر بصورة')).toBe(0);
  await file.setInputFiles(whole);
  await press(modal, 'إضافة');
  await expect(modal).toBeHidden();
  expect(await articles(page, 'خبر بصورة')).toBe(1);
});

test('a picture that a colleague changed meanwhile is shown beside one’s own, and either may stay', {
  tag: '@phone',
}, async ({ page, complaints, checkAxe }) => {
  await openDesk(page, 'services');
  const opener = page.getByRole('button', { name: /^تعديل / }).first();
  const title = await titleOf(opener);
  const shown = async () => {
    const found = await page.request.get(`/api/v1/service?state=all&search=${encodeURIComponent(title)}`);
    return (await found.json()).services.find((one: { title: string }) => one.title === title);
  };
  const before = await shown();
  const png = async (name: string, colour: string) => ({
    name,
    mimeType: 'image/png',
    buffer: Buffer.from(await smallPicture(colour)),
  });
  const colleague = async (colour: string, subTitle: string): Promise<string> => {
    const multipart = { subTitle, image: await png('theirs.png', colour) };
    const answer = await page.request.put(`/api/v1/service/${before._id}`, { multipart });
    expect(answer.status()).toBe(200);
    return (await shown()).image.url;
  };
  const modal = windowOf(page, 'تعديل الخدمة');
  const panel = page.getByRole('region', { name: /^عدّل شخص آخر/ });
  const side = (name: string) => panel.getByRole('figure').filter({ hasText: name }).locator('img');

  await opener.click();
  await field(modal, 'العنوان الفرعي').fill('عنواني');
  const red = await colleague('#c00000', 'عنوان الزميلة');
  await press(modal, 'حفظ');
  await expect(panel.getByText('عنواني', { exact: true })).toBeVisible();
  await expect(panel.getByText('عنوان الزميلة', { exact: true })).toBeVisible();
  await expect(panel.getByText(/^تغيّرت الصورة أو وصفها أيضًا/)).toBeVisible();
  await expect(side('كما كانت عند فتحها')).toHaveAttribute('src', before.image.cardImage);
  await expect(side('المحفوظ الآن')).toHaveJSProperty('naturalWidth', 640);
  await checkAxe(page);
  await press(panel, 'اعتماد نسختي');
  await expect(modal).toBeHidden();
  expect(await shown()).toMatchObject({ subTitle: 'عنواني', image: { url: red } });
  expectOnly(complaints, /status of 409/);

  await opener.click();
  const mine = await png('mine.png', '#0000c0');
  await modal.locator('input[type=file]').setInputFiles(mine);
  const green = await colleague('#00c000', 'عنوان ثانٍ للزميلة');
  await press(modal, 'حفظ');
  await expect(panel.getByText('mine.png')).toBeVisible();
  await expect(side('نسختك')).toHaveJSProperty('naturalWidth', 64);
  await expect(side('المحفوظ الآن')).toHaveJSProperty('naturalWidth', 640);
  await press(panel, 'أخذ المحفوظ');
  await expect(field(modal, 'العنوان الفرعي')).toHaveValue('عنوان ثانٍ للزميلة');
  await expect(modal.getByRole('img', { name: 'معاينة الصورة' })).toHaveAttribute('src', green);
  expectOnly(complaints, /status of 409/);

  await modal.locator('input[type=file]').setInputFiles(mine);
  const yellow = await colleague('#c0c000', 'عنوان ثالث للزميلة');
  await press(modal, 'حفظ');
  await expect(panel.getByText('عنوان ثالث للزميلة', { exact: true })).toBeVisible();
  await press(panel, 'اعتماد نسختي');
  await expect(modal).toBeHidden();
  const kept = await shown();
  expect(kept).toMatchObject({ subTitle: 'عنوان ثانٍ للزميلة', image: { width: 64 } });
  expect([before.image.url, red, green, yellow]).not.toContain(kept.image.url);
  expectOnly(complaints, /status of 409/);

  await opener.click();
  await press(modal, 'إزالة الصورة');
  await colleague('#00c0c0', 'عنوان رابع للزميلة');
  await press(modal, 'حفظ');
  await expect(panel.getByRole('figure').filter({ hasText: 'نسختك' }).getByText('فارغ')).toBeVisible();
  await expect(side('المحفوظ الآن')).toHaveJSProperty('naturalWidth', 640);
  await press(panel, 'اعتماد نسختي');
  await expect(modal).toBeHidden();
  expect(await shown()).toMatchObject({ image: null });
  expectOnly(complaints, /status of 409/);
});
