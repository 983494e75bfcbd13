import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ensureBuild } from '../scripts/build.ts';
import { startServer } from './server.ts';

/** Not of a page's size: once is enough. */
const once = { tag: '@phone' };

async function startWith(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const main = join(process.env.E2E_BUILD ?? (await ensureBuild()), 'server', 'main.js');
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
  });
  let said = '';
  child.stdout.on('data', (data: Buffer) => {
    said += data;
  });
  child.stderr.on('data', (data: Buffer) => {
    said += data;
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, said })));
}

test.describe('the start', () => {
  for (const [name, value] of [
    ['PORT', 'eighty'],
    ['PUBLIC_URL', 'clinic.example'],
    ['DATABASE_URL', 'mysql://x'],
    ['SECRET', 'short'],
    ['DEMO', 'maybe'],
  ] as const) {
    test(`stops at a bad ${name} with one line that names it`, once, async () => {
      const { code, said } = await startWith({ [name]: value });
      expect(code).toBe(1);
      expect(said.trim().split('\n')).toHaveLength(1);
      expect(said).toContain(name);
      expect(said).not.toContain(value);
    });
  }

  test('leaves an empty store empty with DEMO=0', once, async () => {
    const server = await startServer({ env: { DEMO: '0' } });
    const answer = await fetch(`${server.url}/api/v1/service`);
    expect(await answer.json()).toMatchObject({ services: [], totalServices: 0 });
    expect((await fetch(`${server.url}/`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
  });
});

test('a stop signal lets a page that is being rendered finish', once, async () => {
  const template = process.env.E2E_TEMPLATE;
  const server = await startServer(template ? { template } : {});
  const pages = ['/', '/services', '/sections'].map((path) => fetch(server.url + path));
  await Promise.all((await Promise.all(pages)).map((page) => page.text()));
  const last = fetch(`${server.url}/services?page=3`);
  await new Promise((resolve) => setImmediate(resolve));
  const [answer, code] = await Promise.all([last, server.stop()]);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('</html>');
  expect(code).toBe(0);
});

test('every answer carries the headers of trust', once, async () => {
  const template = process.env.E2E_TEMPLATE;
  const server = await startServer(template ? { template } : {});
  for (const path of [
    '/',
    '/nothing',
    '/api/v1/section',
    '/api/v1/nothing',
    '/media/x/y',
    '/_serverFn/x',
    '/healthz',
  ]) {
    const { headers, status } = await fetch(server.url + path);
    expect(status, path).toBeLessThan(500);
    expect(headers.get('X-Content-Type-Options'), path).toBe('nosniff');
    expect(headers.get('Content-Security-Policy'), path).toContain("frame-ancestors 'none'");
    expect(headers.get('Content-Security-Policy'), path).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers.get('Strict-Transport-Security'), path).toBeNull();
  }
  await server.stop();
});
