import { defineConfig } from '@playwright/test';
import { findChromium } from './e2e/chromium.ts';

const browser = {
  browserName: 'chromium' as const,
  locale: 'ar-SA',
  timezoneId: 'Asia/Riyadh',
  launchOptions: {
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  },
};

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // For what a busy machine disturbed. The report names it as flaky, which is a fault to look for.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  projects: [
    { name: 'phone', use: { ...browser, viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: 'desk', use: { ...browser, viewport: { width: 1280, height: 900 } }, grepInvert: /@phone/ },
  ],
});
