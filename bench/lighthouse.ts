import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, request as sendRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import lighthouse from 'lighthouse';
import { findChromium } from '../e2e/chromium.ts';
import { publicPages } from '../e2e/public-pages.ts';
import { makeTemplate, startServer } from '../e2e/server.ts';

const SIX = ['home', 'services', 'service', 'news', 'article', 'booking of a service'];
const ASKED = process.argv.slice(2);
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
 * `npm run lighthouse`: a phone on a slow connection, as Lighthouse simulates it, on the built product. Each page (the
 * six of speed.md, or those named behind `--`, as `e2e/public-pages.ts` names them)
 * `RUNS` times; the median counts, because a busy machine lends the page less than a phone has.
 */
async function measure(): Promise<boolean> {
  const front = await startFront();
  const server = await startServer({
    template: await makeTemplate(),
    env: { RATE_LIMIT: 'off', PUBLIC_URL: front.url },
  });
  front.behind(server.url);
  const browser = await startBrowser();
  let holds = true;
  try {
    const names = ASKED.length > 0 ? ASKED : SIX;
    const wanted = (await publicPages(server.url)).filter(({ name }) => names.includes(name));
    for (const { name, path } of wanted) {
      const runs: Measures[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await measurePage(front.url + path, browser.port));
      holds = report(name, runs) && holds;
    }
  } finally {
    browser.stop();
    front.stop();
    await server.stop();
  }
  return holds;
}

/**
 * The product's address for Lighthouse, without its opener and referrer policies, which no score asks for: with both, a
 * headless shell calls the page that follows Lighthouse's empty one aborted.
 */
async function startFront() {
  let target = '';
  const front = createServer((request, response) => {
    const { url, headers, method } = request;
    const asked = sendRequest(new URL(url ?? '/', target), { method, headers }, (answer) => {
      const { 'cross-origin-opener-policy': _opener, 'referrer-policy': _referrer, ...rest } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, rest);
      answer.pipe(response);
    });
    asked.on('error', () => response.destroy());
    request.pipe(asked);
  });
  await once(front.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://localhost:${portOf(front)}`,
    behind: (url: string) => {
      target = url;
    },
    stop: () => front.closeAllConnections(),
  };
}

/** A browser of its own: Lighthouse speaks to it by its port. */
async function startBrowser() {
  const profile = mkdtempSync(join(tmpdir(), 'basma-lighthouse-'));
  const port = await freePort();
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    `--user-data-dir=${profile}`,
  ];
  const address = `--remote-debugging-port=${port}`;
  const child = spawn(await findChromium(), [...flags, address, 'about:blank'], { stdio: 'ignore' });
  while (
    !(await fetch(`http://127.0.0.1:${port}/json/version`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    await setTimeout(100);
  }
  return {
    port,
    stop: () => {
      child.once('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
      child.kill();
    },
  };
}

async function measurePage(address: string, port: number): Promise<Measures> {
  const onlyCategories = Object.keys(CATEGORIES);
  const result = await lighthouse(address, { port, output: 'json', logLevel: 'error', onlyCategories });
  if (!result) throw new Error(`no report of ${address}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
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

async function freePort(): Promise<number> {
  const probe = createServer();
  await once(probe.listen(0, '127.0.0.1'), 'listening');
  const port = portOf(probe);
  probe.close();
  return port;
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

process.exit((await measure()) ? 0 : 1);
