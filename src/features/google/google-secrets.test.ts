import { afterEach, beforeEach, expect, it } from 'vitest';
import { assembleCalls } from '#api/api.ts';
import { describeApi } from '#api/describe-api.server.ts';
import { type SheetsClinic, SPREADSHEET, sheetsClinic } from '#testing/google/sheets-clinic.ts';

/** Google's tokens, codes and our client's secret, by how they look at the stand-in. */
const SECRET = /ya29\.|1\/\/[\w-]{20}|4\/[\w-]{16}|stand-in-secret|whsec_/;

let clinic: SheetsClinic;

beforeEach(async () => {
  clinic = await sheetsClinic();
  await clinic.lead();
  await clinic.worker().run();
});

afterEach(() => clinic.close());

/** Every call that reads, with its right, its parameters filled with what exists. */
function reads(): { path: string; isPublic: boolean }[] {
  const { paths = {} } = describeApi(assembleCalls(clinic.deps), 'http://localhost:3000');
  return Object.entries(paths).flatMap(([path, item]) => {
    if (!item.get || /logout|connect|callback/.test(path)) return [];
    const filled = path.replace('{name}', 'noura').replace(/\{.+?\}/g, clinic.sheet);
    return [{ path: filled, isPublic: item.get['x-permission'] === 'public' }];
  });
}

it('no answer to a visitor holds Google’s id of a spreadsheet, nor any answer a token', async () => {
  const sent = await (await clinic.lead()).text();
  expect(sent).not.toContain(SPREADSHEET);
  const seen: string[] = [];
  for (const { path, isPublic } of reads()) {
    const visitor = await (await clinic.app.request(path)).text();
    const boss = await (await clinic.app.request(path, { headers: { ...clinic.boss } })).text();
    expect(visitor, path).not.toContain(SPREADSHEET);
    expect(`${visitor} ${boss}`, path).not.toMatch(SECRET);
    if (isPublic && visitor.includes(clinic.sheet)) seen.push(path);
  }
  // The test looked where it could have been.
  expect(seen).toContain('/api/v1/sheet/noura');
});

it('neither the store nor the log holds a token that anybody can read', async () => {
  await clinic.call('POST', 'webhook', { url: 'https://crm.example.com/' });
  clinic.google.fail = () => ({ as: 'status', status: 401 });
  await clinic.lead();
  await clinic.worker().run();
  const { read } = clinic.store;
  const rows = await Promise.all([
    read.selectFrom('google_connection').selectAll().execute(),
    read.selectFrom('google_consents').selectAll().execute(),
    read.selectFrom('webhooks').selectAll().execute(),
    read.selectFrom('outbox').selectAll().execute(),
    read.selectFrom('audit').selectAll().execute(),
  ]);
  expect(rows.flat().length).toBeGreaterThan(4);
  expect(JSON.stringify(rows)).not.toMatch(SECRET);
  expect(clinic.logged()).not.toMatch(SECRET);
});
