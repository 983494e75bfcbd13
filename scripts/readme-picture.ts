import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../e2e/chromium.ts';
import { makeTemplate, startServer } from '../e2e/server.ts';

const GAP = 48;
const DESK = { width: 1280, height: 1080 };
const PHONE = { width: 390, height: 844 };
const SAND = '#f8f3ea';

/** `npm run readme:picture`: the home page on a desk and on a phone, from the running product, as one picture. */
const server = await startServer({ template: await makeTemplate() });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const desk = await shoot(DESK);
  const phone = await rounded(await shoot(PHONE), PHONE);
  const width = DESK.width + PHONE.width + 3 * GAP;
  const height = DESK.height + 2 * GAP;
  await sharp({ create: { width, height, channels: 3, background: SAND } })
    .composite([
      { input: await rounded(desk, DESK), left: GAP, top: GAP },
      { input: phone, left: DESK.width + 2 * GAP, top: Math.round((height - PHONE.height) / 2) },
    ])
    .png({ palette: true, quality: 90 })
    .toFile(fileURLToPath(new URL('../docs/picture.png', import.meta.url)));
} finally {
  await browser.close();
  await server.stop();
}

async function shoot(viewport: { width: number; height: number }): Promise<Buffer> {
  const context = await browser.newContext({ viewport, locale: 'ar-SA', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(server.url, { waitUntil: 'networkidle' });
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

function rounded(picture: Buffer, { width, height }: { width: number; height: number }): Promise<Buffer> {
  const mask = `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="28"/></svg>`;
  return sharp(picture)
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
}
