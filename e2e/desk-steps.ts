import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { STAFF } from './server.ts';

/** Gives a browser or a client the superadmin's session, without the login page. */
export async function becomeStaff(request: APIRequestContext): Promise<void> {
  const { email: identifier, password } = STAFF;
  const login = await request.post('/api/v1/auth/login', { data: { identifier, password } });
  expect(login.status()).toBe(200);
}

/** Opens a screen of the back office as the superadmin, by its path there; waits for its title where that is told. */
export async function openDesk(page: Page, path: string, title?: string): Promise<void> {
  await becomeStaff(page.request);
  await page.goto(`/admin-dashboard/${path}`);
  await expect(page.getByRole('heading', { level: 1, ...(title ? { name: title } : {}) })).toBeVisible();
}

/** Whether the back office shows cards here, and its sidebar in a drawer. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 1024;
}
