import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startServer } from '../e2e/server.ts';
import { weighPage } from './page-weight.ts';
import { againstBareServer } from './throughput.ts';

interface Row {
  what: string;
  measured: string;
  budget: string;
  holds: boolean;
}

const BROWSER = { 'Accept-Encoding': 'gzip, deflate, br' };
const KB = 1024;

/**
 * `npm run bench`: the built product on a throw-away store against its references in the same run (speed.md). Ratios
 * and counts only; it ends with 1 where a budget does not hold.
 */
async function bench(): Promise<Row[]> {
  const server = await startServer({ env: { RATE_LIMIT: 'off' } });
  try {
    return [
      await throughput('a cached public page', `${server.url}/`, 0.6),
      await throughput('GET /api/v1/service', `${server.url}/api/v1/service`, 0.5),
      ...(await weights(server.url)),
    ];
  } finally {
    await server.stop();
  }
}

async function throughput(what: string, address: string, budget: number): Promise<Row> {
  const { ours, bare } = await againstBareServer(address, BROWSER);
  const ratio = ours / bare;
  const measured = `${ratio.toFixed(2)} (${Math.round(ours)} of ${Math.round(bare)} requests/s)`;
  return { what: `${what} against a bare server`, measured, budget: `>= ${budget}`, holds: ratio >= budget };
}

async function weights(origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of [
    '/',
    '/sections',
    '/services',
    await firstAddress(origin, 'service'),
    await firstAddress(origin, 'section'),
  ]) {
    const { html, script, css, fonts } = await weighPage(origin, path);
    const name = decodeURI(path).replace(/^(\/\w+)\/.*/, '$1/…');
    rows.push(weight(`script of ${name}`, script, 130), weight(`HTML of ${name}`, html, 15));
    if (path === '/') rows.push(weight('CSS', css, 15), weight('preloaded fonts', fonts, 45));
  }
  return rows;
}

async function firstAddress(origin: string, type: 'section' | 'service'): Promise<string> {
  const list = (await (await fetch(`${origin}/api/v1/${type}?size=1`)).json()) as Record<
    string,
    { slug: string }[]
  >;
  const slug = list[`${type}s`]?.[0]?.slug;
  if (slug === undefined) throw new Error(`no ${type} to weigh`);
  return `/${type}/${encodeURIComponent(slug)}`;
}

function weight(what: string, bytes: number, budget: number): Row {
  const measured = `${(bytes / KB).toFixed(1)} KB`;
  return {
    what: `${what}, brotli`,
    measured,
    budget: `<= ${budget} KB`,
    holds: bytes > 0 && bytes <= budget * KB,
  };
}

const rows = await bench();
const report = fileURLToPath(new URL('report.json', import.meta.url));
writeFileSync(report, `${JSON.stringify(rows, null, 2)}\n`);
for (const { what, measured, budget, holds } of rows) {
  process.stdout.write(`${holds ? 'ok  ' : 'FAIL'} ${what.padEnd(48)} ${measured.padEnd(34)} ${budget}\n`);
}
process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1;
