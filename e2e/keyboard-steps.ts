import type { Locator, Page } from '@playwright/test';
import { isPhone } from './desk-steps.ts';
import { expect } from './fixtures.ts';

/** More stops than the longest screen has: the settings. */
const FARTHEST = 250;

/**
 * Goes on by Tab, or back by Shift+Tab, until the focus is there. Each stop on the way has to be seen: inside the
 * window, under no sticky bar, with a ring around it.
 */
export async function reach(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const stops: string[] = [];
  for (let steps = 0; steps < FARTHEST; steps += 1) {
    await page.keyboard.press(key);
    const { there, stop, fault } = await wanted.evaluate(lookAtFocus);
    stops.push(stop);
    expect(fault, `${stop}, after ${stops.slice(-4, -1).join(', ')}`).toBe('');
    if (there) return;
  }
  throw new Error(`${wanted} is not reached by ${key}: ${stops.join(', ')}`);
}

/** Reaches a control and presses it, or types in it. */
export async function reachAndPress(page: Page, wanted: Locator, ...keys: string[]): Promise<void> {
  await reach(page, wanted);
  for (const key of keys) await page.keyboard.press(key);
}

/** Goes to a screen by the sidebar, on a phone by the drawer that holds it. */
export async function goByKeys(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  if (isPhone(page)) {
    await reachAndPress(page, page.getByRole('button', { name: 'افتح القائمة' }), 'Enter');
    await expect(page.getByRole('dialog', { name: 'أقسام لوحة التحكم' })).toBeVisible();
  }
  await reachAndPress(page, page.getByRole('link', { name, exact: true }), 'Enter');
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

/** Empties the field that has the focus and types another text. */
export async function retype(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(text);
}

/** Runs in the page: whether the focus is on the element, what it is on, and what hides it there. */
async function lookAtFocus(wanted: Element): Promise<{ there: boolean; stop: string; fault: string }> {
  const focused = document.activeElement ?? document.body;
  const words = focused.getAttribute('aria-label') ?? focused.textContent?.trim() ?? '';
  const stop = `${focused.localName} «${words.slice(0, 40) || focused.id}»`;
  let fault = faultOf();
  // What slides in is seen once it is there, and what is scrolled to once the page stands.
  if (fault) await Promise.allSettled(moving().map((one) => one.finished));
  for (let place = -1; fault && place !== scrollY; fault = faultOf()) {
    place = scrollY;
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  }
  return { there: focused === wanted, stop, fault };

  function moving(): Animation[] {
    return document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
  }

  function faultOf(): string {
    if (focused === document.body) return '';
    const ringed = [focused, focused.closest('label')].find((one) => one && hasRing(one));
    // Inside the platform's field for a date its calendar has a ring of its own, which a page does not see.
    const inside = focused.matches('input:not(:focus)');
    return ringed || inside ? hiddenBy(ringed ?? focused) : 'no ring shows where the focus is';
  }

  function hasRing(one: Element): boolean {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  }

  /** Its upper and lower half have to be seen, of something tall one of them. */
  function hiddenBy(one: Element): string {
    const { left, width, top, bottom, height } = one.getBoundingClientRect();
    const middle = left + width / 2;
    // A toast passes over anything, and goes by itself.
    const covers = [top + height / 4, bottom - height / 4].map((edge) =>
      document.elementsFromPoint(middle, edge).find((cover) => !cover.closest('[aria-live=off]')),
    );
    const hidden = covers.filter((cover) => !cover || !(one.contains(cover) || cover.contains(one)));
    if (hidden.length <= (height > innerHeight / 3 ? 1 : 0)) return '';
    const [cover] = hidden;
    return cover ? `under ${cover.localName}.${cover.className}` : 'outside the window';
  }
}
