import type { CDPSession, Locator, Page } from '@playwright/test';
import { isPhone, openDesk } from './desk-steps.ts';
import { expect, expectOnly, test } from './fixtures.ts';
import { openList } from './list-steps.ts';

interface Point {
  x: number;
  y: number;
}

/** A hand: puts down, moves in steps as hands do, and lets go. */
interface Hand {
  press: (at: Point) => Promise<void>;
  move: (to: Point) => Promise<void>;
  release: () => Promise<void>;
}

const STEPS = 12;

function mouse(page: Page): Hand {
  return {
    async press({ x, y }) {
      await page.mouse.move(x, y);
      await page.mouse.down();
    },
    move: ({ x, y }) => page.mouse.move(x, y, { steps: STEPS }),
    release: () => page.mouse.up(),
  };
}

function finger(touches: CDPSession): Hand {
  let at: Point = { x: 0, y: 0 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd') =>
    touches.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [at] });
  return {
    async press(point) {
      at = point;
      await send('touchStart');
    },
    async move(to) {
      const from = at;
      for (let step = 1; step <= STEPS; step += 1) {
        const part = step / STEPS;
        at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
        await send('touchMove');
      }
    },
    async release() {
      await send('touchEnd');
    },
  };
}

async function middleOf(one: Locator): Promise<Point> {
  const box = await one.boundingBox();
  if (!box) throw new Error('not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The titles as they stand, as the rows' handles say them. */
function titlesIn(page: Page): Promise<string[]> {
  const rows = page.getByRole('main').getByRole('listitem');
  return rows.evaluateAll((all) =>
    all.map((row) => row.querySelector('button')?.getAttribute('aria-label')?.replace(/^نقل /, '') ?? ''),
  );
}

/** What was put down settles into its place first, and is not picked up meanwhile: goes on until it is. */
function pickUpAgain(pickUp: () => Promise<void>): Promise<void> {
  return expect(pickUp).toPass();
}

test('records are put in order by buttons and by keyboard, and Escape takes it back', async ({
  page,
  checkAxe,
}) => {
  await openList(page, 'sections');
  await page.getByRole('link', { name: 'ترتيب العناصر' }).click();
  const handles = page.getByRole('button', { name: /^نقل [^ ]+( [^إ ]+)*$/ });
  const order = () => titlesIn(page);
  await expect(handles.first()).toBeVisible();
  await checkAxe(page);
  const before = await order();
  const [first = '', second = '', third = ''] = before;

  await page.getByRole('button', { name: `نقل ${first} إلى أسفل` }).click();
  await expect.poll(order).toEqual([second, first, ...before.slice(2)]);

  const handle = page.getByRole('button', { name: `نقل ${first}`, exact: true });
  await handle.press('Space');
  await expect(page.getByText(`التُقط ${first}.`)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect.poll(order).toEqual([second, third, first, ...before.slice(3)]);
  await page.keyboard.press('Escape');
  await expect.poll(order).toEqual([second, first, ...before.slice(2)]);

  await pickUpAgain(async () => {
    await handle.press('Space');
    await expect(page.getByText(`التُقط ${first}.`)).toBeAttached({ timeout: 1000 });
  });
  await page.keyboard.press('ArrowDown');
  await expect.poll(order).toEqual([second, third, first, ...before.slice(3)]);
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/section/order'));
  await page.keyboard.press('Space');
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect.poll(order).toEqual([second, third, first, ...before.slice(3)]);
  const visitors = await page.request.get('/api/v1/section?sort=position:asc&size=3&select=title');
  expect((await visitors.json()).sections.map(({ title }: { title: string }) => title)).toEqual([
    second,
    third,
    first,
  ]);
});

test('records are dragged to another place by mouse and by finger, and Escape takes a drag back', async ({
  page,
  context,
}) => {
  const hand = isPhone(page) ? finger(await context.newCDPSession(page)) : mouse(page);
  await openDesk(page, 'sections?arrange=1');
  const rows = page.getByRole('main').getByRole('listitem');
  const order = () => titlesIn(page);
  await expect(rows.first()).toBeVisible();
  const before = await order();
  const [first = '', second = '', third = ''] = before;
  const moved = [second, third, first, ...before.slice(3)];
  const handle = page.getByRole('button', { name: `نقل ${first}`, exact: true });
  const beyond = async (place: number) => {
    const { y } = await middleOf(rows.nth(place));
    return { x: (await middleOf(handle)).x, y: y + 10 };
  };

  const target = await beyond(2);
  await hand.press(await middleOf(handle));
  await hand.move(target);
  await expect.poll(order).toEqual(moved);
  await page.keyboard.press('Escape');
  await expect.poll(order).toEqual(before);
  await hand.release();
  await expect(page.getByText(`عاد ${first} إلى موضعه.`)).toBeAttached();

  await pickUpAgain(async () => {
    await hand.press(await middleOf(handle));
    await hand.move(target);
    await expect
      .poll(order, { timeout: 3000 })
      .toEqual(moved)
      .catch(async (unmoved) => {
        await hand.release();
        throw unmoved;
      });
  });
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/section/order'));
  await hand.release();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect.poll(order).toEqual(moved);
  await page.goto('/');
  const site = page.locator('#sections').getByRole('heading', { level: 3 });
  await expect(site.first()).toBeAttached();
  expect((await site.allInnerTexts()).slice(0, 3)).toEqual([second, third, first]);
});

test('of 130 records any is put anywhere: by the number of its place, and by button where a page of the API ends', {
  tag: '@phone',
}, async ({ page, checkAxe }) => {
  await openDesk(page, 'sections?arrange=1');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  for (let n = await rows.count(); n < 130; n += 1) {
    const data = { title: `قسم مضاف ${n + 1}` };
    expect((await page.request.post('/api/v1/section', { data })).status()).toBe(200);
  }
  await page.reload();
  await expect(rows).toHaveCount(130);
  const before = await titlesIn(page);
  const last = 'قسم مضاف 130';
  expect(before.at(-1)).toBe(last);

  const place = (title: string) => page.getByRole('button', { name: new RegExp(`^الموضع .+«${title}»`) });
  await expect(place(last)).toHaveText('الموضع ١٣٠');
  await place(last).press('Enter');
  const dialog = page.getByRole('dialog', { name: `نقل «${last}»` });
  const wanted = dialog.getByRole('textbox', { name: /^الموضع الجديد، من ١ إلى ١٣٠/ });
  await wanted.fill('١٣١');
  await wanted.press('Enter');
  await expect(dialog.getByText('اكتب رقمًا من ١ إلى ١٣٠.')).toBeVisible();
  await checkAxe(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(place(last)).toBeFocused();
  expect(await titlesIn(page)).toEqual(before);

  await page.keyboard.press('Enter');
  await wanted.fill('٢');
  let saved = page.waitForResponse((answer) => answer.url().endsWith('/section/order'));
  await wanted.press('Enter');
  expect((await saved).status()).toBe(200);
  const placed = before.slice(0, -1).toSpliced(1, 0, last);
  await expect.poll(() => titlesIn(page)).toEqual(placed);
  await expect(place(last)).toHaveText('الموضع ٢');
  await expect(place(last)).toBeFocused();
  await expect(place(last)).toBeInViewport();

  const hundredth = placed[99] ?? '';
  const down = page.getByRole('button', { name: `نقل ${hundredth} إلى أسفل` });
  saved = page.waitForResponse((answer) => answer.url().endsWith('/section/order'));
  await down.press('Enter');
  expect((await saved).status()).toBe(200);
  await expect(down).toBeFocused();
  await page.reload();
  await expect
    .poll(() => titlesIn(page))
    .toEqual([...placed.slice(0, 99), placed[100], hundredth, ...placed.slice(101)]);
  await checkAxe(page);
});

test('an order that names what is gone for good says so, and what is in the bin has no order', {
  tag: '@phone',
}, async ({ page, complaints }) => {
  await openDesk(page, 'sections?arrange=1');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const before = await titlesIn(page);
  await page.route('**/api/v1/section/order', (route) => {
    const { ids } = route.request().postDataJSON();
    return route.continue({ postData: JSON.stringify({ ids: [...ids, 'f'.repeat(32)] }) });
  });
  await page.getByRole('button', { name: `نقل ${before[0]} إلى أسفل` }).click();
  await expect(page.getByText(/^حُذف أحد العناصر نهائيًا في أثناء الترتيب/)).toBeVisible();
  await expect.poll(() => titlesIn(page)).toEqual(before);
  expectOnly(complaints, /status of 400/);
  await page.goto('/admin-dashboard/sections?state=trash&arrange=1');
  await expect(page.getByText('سلة المحذوفات فارغة.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'ترتيب العناصر' })).toHaveCount(0);
});
