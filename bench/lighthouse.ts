import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findChromium } from '../e2e/chromium.ts';
import { publicPages } from '../e2e/public-pages.ts';
import { makeTemplate, startServer } from '../e2e/server.ts';

const PAGES = ['home', 'services', 'service', 'news', 'article', 'booking of a service'];
const RUNS = Number(process.env.RUNS ?? 3);

/** What each page is measured by (speed.md): the least score, or the most of a time in ms or of a shift. */
const CATEGORIES = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const TIMES = {
  'largest-contentful-paint': 1800,
  'total-blocking-time': 100,
  'cumulative-layout-shift': 0.02,
};

type Measures = Record<keyof typeof CATEGORIES | keyof typeof TIMES, number>;

/**
 * `npm run lighthouse`: a phone on a slow connection, as Lighthouse simulates it, on the built product. Each page
 * `RUNS` times; the median counts, because a busy machine lends the page less than a phone has.
 */
async function measure(): Promise<boolean> {
  const server = await startServer({ template: await makeTemplate(), env: { RATE_LIMIT: 'off' } });
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  let holds = true;
  try {
    const wanted = (await publicPages(server.url)).filter(({ name }) => PAGES.includes(name));
    for (const { name, path } of wanted) {
      await fetch(server.url + path);
      const runs: Measures[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await measurePage(server.url + path, port));
      holds = report(name, runs) && holds;
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return holds;
}

async function measurePage(address: string, port: number): Promise<Measures> {
  const result = await lighthouse(address, { port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`no report of ${address}`);
  const { categories, audits } = result.lhr;
  for (const { id, auditRefs } of Object.values(categories)) {
    if (id === 'performance') continue;
    const failed = auditRefs.filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1);
    for (const audit of failed) process.stdout.write(`     ${id}: ${audits[audit.id]?.title}\n`);
  }
  const scores = Object.keys(CATEGORIES).map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]);
  const times = Object.keys(TIMES).map((id) => [id, audits[id]?.numericValue ?? Number.NaN]);
  return Object.fromEntries([...scores, ...times]);
}

/** Prints a page's medians against their budgets. */
function report(name: string, runs: Measures[]): boolean {
  const median = (id: keyof Measures) =>
    runs.map((run) => run[id]).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
  const ids = { ...CATEGORIES, ...TIMES };
  const holds = (Object.keys(ids) as (keyof Measures)[]).every((id) =>
    id in CATEGORIES ? median(id) >= ids[id] : median(id) <= ids[id],
  );
  const words = (Object.keys(ids) as (keyof Measures)[]).map(
    (id) => `${id} ${Number(median(id).toFixed(3))}`,
  );
  process.stdout.write(`${holds ? 'ok  ' : 'FAIL'} ${name.padEnd(22)} ${words.join(' · ')}\n`);
  return holds;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

process.exitCode = (await measure()) ? 0 : 1;
