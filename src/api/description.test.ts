import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { insertReset } from '#auth/password-reset.db.server.ts';
import { hashResetToken } from '#auth/reset-token.server.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { addDoctor, addNews, addOffer, addSection, addService, addSheet } from '#testing/content.ts';
import { KINDS } from '#testing/content-kinds.ts';
import { assembleCalls } from './api.ts';
import { type ApiDescription, describeApi } from './describe-api.server.ts';
import type { Api } from './route.ts';

let test: TestApp;
let calls: Api;
let description: ApiDescription;
const references: Record<string, string> = {};
let reportKey = '';

beforeAll(async () => {
  test = await testApp();
  calls = assembleCalls(test.deps);
  description = describeApi(calls, 'http://localhost:3000');
  const section = await addSection(test);
  const service = await addService(test, section.id, {
    description: ['فقرة'],
    features: ['ميزة'],
    priceFrom: 100,
  });
  references['/api/v1/section/{reference}'] = section.id;
  references['/api/v1/service/{reference}'] = service.slug;
  references['/api/v1/auth/resetPassword/{token}'] = await resetTokenOf(test.deps);
  const links = { sectionIds: [section.id], serviceIds: [service.id], languages: ['ar'] };
  references['/api/v1/doctor/{reference}'] = (await addDoctor(test, { links })).id;
  references['/api/v1/news/{reference}'] = (
    await addNews(test, { serviceId: service.id, desc: ['فقرة'] })
  ).id;
  const offer = await addOffer(test, { own: { service_id: service.id, paragraphs: '["فقرة"]' } });
  references['/api/v1/offer/{reference}'] = offer.id;
  for (const { path, add } of KINDS) references[`/api/v1/${path}/{reference}`] ??= (await add(test)).id;
  await editEach(Object.keys(references).filter((path) => path.endsWith('{reference}')));
  await addSheet(test, { name: 'noura' });
  references['/api/v1/sheet/{name}'] = 'noura';
  const { report_key } = await test.store.read.selectFrom('sheets').selectAll().executeTakeFirstOrThrow();
  references['/api/v1/sheet/{name}/report/{key}'] = 'noura';
  reportKey = report_key;
  references['/api/v1/webhook/{id}/delivery'] = await addWebhook();
});
afterAll(() => test.close());

/** Gives each record a former state, and its calls of staff its id. */
async function editEach(paths: string[]): Promise<void> {
  const headers = { ...(await test.signIn('superadmin')), 'content-type': 'application/json' };
  for (const path of paths) {
    const type = path.replace('/{reference}', '');
    const id = references[path] ?? '';
    const body = JSON.stringify({ title: 'جديد', name: 'جديد' });
    const { status } = await test.app.request(`${type}/${id}`, { method: 'PUT', headers, body });
    expect(status, path).toBe(200);
    references[`${type}/{id}/versions`] = id;
    references[`${type}/{id}/versions/{version}`] = id;
  }
}

async function addWebhook(): Promise<string> {
  const headers = { ...(await test.signIn('superadmin')), 'content-type': 'application/json' };
  const body = JSON.stringify({ url: 'https://crm.example.com/' });
  const answer = await test.app.request('/api/v1/webhook', { method: 'POST', headers, body });
  return (await answer.json()).webhook.id;
}

/** The token of a reset link that works. */
async function resetTokenOf({ store, clock, accounts }: TestApp['deps']): Promise<string> {
  const { id: userId } = await accounts.createUser({
    email: 'forgetful@clinic.example',
    password: 'forgotten by now',
    firstName: 'نورة',
    lastName: 'أحمد',
    role: 'user',
  });
  const expiresAt = new Date(clock().getTime() + 60_000).toISOString();
  const reset = { tokenHash: hashResetToken('a token'), userId, expiresAt };
  await store.write((trx) => insertReset(trx, reset, clock().toISOString()));
  return 'a%20token';
}

/** The schema of a JSON answer as its route declares it; null for an answer of another kind. */
function answerSchema(path: string, status: number): z.ZodType | null {
  for (const definition of calls.openAPIRegistry.definitions) {
    if (definition.type !== 'route' || definition.route.method !== 'get' || definition.route.path !== path)
      continue;
    const answer = definition.route.responses[status];
    const content = answer && 'content' in answer ? answer.content?.['application/json'] : undefined;
    return content && 'schema' in content ? (content.schema as z.ZodType) : null;
  }
  throw new Error(`${path} is not described`);
}

function pathsOf(method: 'get' | 'post'): string[] {
  return Object.entries(description.paths ?? {}).flatMap(([path, item]) => (item[method] ? [path] : []));
}

describe('the description', () => {
  it('is served as JSON and lists every call with its right and its refusals', async () => {
    const response = await test.app.request('/api/v1/openapi.json');
    const served = (await response.json()) as ApiDescription;
    expect(served.openapi).toBe('3.1.0');
    expect(Object.keys(served.paths ?? {})).toEqual(
      expect.arrayContaining(['/api/v1/form', '/api/v1/section']),
    );
    const form = served.paths?.['/api/v1/form']?.post;
    expect(form).toMatchObject({
      'x-permission': 'public',
      responses: { 400: {}, 403: {}, 413: {}, 415: {} },
    });
    expect(Object.keys(served.paths?.['/api/v1/customer']?.get?.responses ?? {})).toEqual(
      expect.arrayContaining(['401', '403']),
    );
  });

  it('promises of every GET what it answers, and nothing else is in the answer', async () => {
    const headers = { ...(await test.signIn('superadmin')) };
    const paths = pathsOf('get').sort((a, b) => Number(a.includes('logout')) - Number(b.includes('logout')));
    expect(paths.length).toBeGreaterThan(7);
    const staffs = KINDS.flatMap(({ path }) => [`/api/v1/${path}`, `/api/v1/${path}/{reference}`]);
    expect(paths).toEqual(expect.arrayContaining(staffs));
    for (const address of [...staffs.map((path) => `${path}?state=all`), ...paths]) {
      const [path = ''] = address.split('?');
      const real = address
        .replace('{version}', '2')
        .replace('{key}', reportKey)
        .replace(/\{.+?\}/, references[path] ?? '');
      const response = await test.app.request(real, { headers });
      // These two lead on, to Google and back from there.
      expect(response.status, path).toBe(/\/google\/(connect|callback)$/.test(path) ? 303 : 200);
      const schema = answerSchema(path, response.status);
      if (!schema) continue;
      const answer: unknown = await response.json();
      // What the schema does not know, parsing leaves out.
      expect(schema.parse(answer), path).toEqual(answer);
    }
  });

  it('names parameters with their defaults and allowed values', () => {
    const parameters = description.paths?.['/api/v1/service']?.get?.parameters ?? [];
    const byName = new Map(parameters.flatMap((one) => ('name' in one ? [[one.name, one.schema]] : [])));
    expect([...byName.keys()].sort()).toEqual([
      'page',
      'search',
      'sectionIds',
      'select',
      'size',
      'sort',
      'state',
    ]);
    expect(byName.get('size')).toMatchObject({ type: 'integer', minimum: 1, maximum: 100, default: 6 });
    expect(byName.get('sort')).toMatchObject({ default: 'createdAt:desc' });
    expect(byName.get('sectionIds')).toMatchObject({ type: 'array' });
  });
});

describe('the page of the description', () => {
  it('shows every call, needs nothing from elsewhere and runs no script', async () => {
    const response = await test.app.request('/api/v1/docs');
    const page = await response.text();
    for (const path of [...pathsOf('get'), ...pathsOf('post')])
      expect(page).toContain(`<code>${path}</code>`);
    expect(page).toContain('Who may: admin, superadmin');
    expect(page).not.toMatch(/<script|<link|src=|@import|url\(|style="| on\w+=/);
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-/,
    );
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
  });
});
