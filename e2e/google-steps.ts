import type { Page } from '@playwright/test';
import { type GoogleStandIn, googleStandIn } from '../src/testing/google/stand-in.ts';
import { test as base, expect } from './fixtures.ts';

/** The stand-in's spreadsheet, as a browser shows its address. */
export const SPREADSHEET = 'basma-journey-spreadsheet-0123456789abcdef';
export const ADDRESS = `https://docs.google.com/spreadsheets/d/${SPREADSHEET}/edit?gid=0#gid=0`;

/** Journeys on a server that talks to a Google of their own. */
export const test = base.extend<{ google: GoogleStandIn }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
  google: async ({}, use) => {
    const google = await googleStandIn();
    google.add(SPREADSHEET, 'Leads');
    await use(google);
    await google.close();
  },
  env: async ({ google }, use) => use(google.env),
});

export { expect };

/** Connects Google on its own screen, as `answer` on the consent page has it. */
export async function consent(page: Page, link: string, answer: 'Allow' | 'Deny'): Promise<void> {
  await page.getByRole('link', { name: link, exact: true }).click();
  await page.getByRole('button', { name: answer }).click();
  await page.waitForURL(/\/admin-dashboard\/google-auth\?result=/);
}
