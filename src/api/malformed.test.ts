import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Signed, type TestApp, testApp } from '#testing/app.ts';
import { addSection, addService } from '#testing/content.ts';
import { naughtyText, naughtyValue } from '#testing/naughty.ts';
import { assembleCalls } from './api.ts';
import { describeApi, METHODS, type Operation } from './describe-api.server.ts';

/** trust.md asks for 100,000 in the torture run; these are the ones of every test run. */
const RUNS = 4000;
/** What an answer to a stranger must never show: our files, our statements, the library's own words. */
const LEAK = /node_modules|\/src\/|\.ts:\d|SQLITE|syntax error|select .* from |Malformed|at \w+ \(|ZodError/i;

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** Chance alone sends few of these through the doors before. */
const TOO_LARGE: Sent = {
  method: 'POST',
  path: '/api/v1/form',
  headers: { 'content-type': 'application/json' },
  body: 'x'.repeat(70_000),
};

let test: TestApp;
let staff: Signed;
let known: string[];

beforeAll(async () => {
  test = await testApp({ env: { RATE_LIMIT: 'off' } });
  staff = await test.signIn('superadmin');
  const section = await addSection(test);
  const service = await addService(test, section.id);
  known = [section.id, service.id, section.slug];
});
afterAll(() => test.close());

function describedCalls(): Call[] {
  const { paths = {} } = describeApi(assembleCalls(test.deps), 'http://localhost:3000');
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method: method.toUpperCase(), path, operation }] : [];
    }),
  );
}

/** A request that the description makes possible, gone wrong somewhere. */
function anyRequest(calls: Call[]): fc.Arbitrary<Sent> {
  return fc.constantFrom(...calls).chain((call) =>
    fc.record({
      method: fc.constant(call.method),
      path: anyPath(call),
      headers: anyHeaders(call),
      body: anyBody(call),
    }),
  );
}

function anyPath({ path, operation }: Call): fc.Arbitrary<string> {
  const names = (operation.parameters ?? []).flatMap((one) =>
    'name' in one && one.in === 'query' ? [one.name] : [],
  );
  const name = fc.oneof(fc.constantFrom(...names, 'state', 'select', '__proto__'), naughtyText);
  const value = fc.oneof(naughtyText, fc.constantFrom(...known, 'title:asc', 'title,_id', '2'));
  const query = fc.array(fc.tuple(name, value), { maxLength: 4 });
  return fc.record({ part: value, raw: fc.boolean(), query }).map(({ part, raw, query: pairs }) => {
    const reference = raw ? part.replaceAll(/[?#]/g, '') : encodeURIComponent(part.toWellFormed());
    const search = pairs.map(([key, text]) => `${encode(key)}=${encode(text)}`).join('&');
    return `${path.replaceAll(/\{.+?\}/g, () => reference)}${search ? `?${search}` : ''}`;
  });
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function anyHeaders({ operation }: Call): fc.Arbitrary<Record<string, string>> {
  const types = Object.keys(
    operation.requestBody && 'content' in operation.requestBody ? operation.requestBody.content : {},
  );
  const type = fc.constantFrom(
    ...types,
    ...types,
    'application/json',
    'text/plain',
    'multipart/form-data; boundary=x',
    'x',
  );
  const headerText = naughtyText.map((text) => text.replaceAll(/[^\x20-\x7E]/g, '').slice(0, 300));
  return fc
    .record(
      {
        'content-type': type,
        'idempotency-key': headerText,
        'x-forwarded-for': headerText,
        'if-none-match': headerText,
        'content-length': fc.constantFrom('0', '-1', 'x', '99999999'),
        origin: fc.constantFrom('http://localhost:3000', 'null', 'https://evil.example', '%'),
        cookie: fc.oneof(headerText, fc.constant(`${staff.cookie}x`), fc.constant(String(staff.cookie))),
      },
      { requiredKeys: types.length > 0 ? ['content-type'] : [] },
    )
    .map((headers) =>
      Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    );
}

function anyBody({ method, operation }: Call): fc.Arbitrary<string | undefined> {
  if (method === 'GET') return fc.constant(undefined);
  const fields = fieldsOf(operation);
  const object = fc.dictionary(
    fc.oneof(fc.constantFrom(...fields), naughtyText),
    fc.oneof(naughtyValue, fc.constantFrom(...known)),
    {
      maxKeys: 10,
    },
  );
  return fc.oneof(
    { weight: 6, arbitrary: object.map((value) => JSON.stringify(value)) },
    {
      weight: 2,
      arbitrary: object.map((value) => new URLSearchParams(value as Record<string, string>).toString()),
    },
    { weight: 1, arbitrary: naughtyValue.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: object.map((value) => JSON.stringify(value).slice(0, -3)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('['.repeat(30_000), '{"a":'.repeat(10_000), 'x'.repeat(70_000), '\uFEFF{}'),
    },
  );
}

function fieldsOf({ requestBody }: Operation): string[] {
  const schemas = Object.values(requestBody && 'content' in requestBody ? requestBody.content : {});
  const names = schemas.flatMap(({ schema }) =>
    Object.keys(schema && 'properties' in schema ? (schema.properties ?? {}) : {}),
  );
  return [
    'name',
    'phone',
    'city',
    'section',
    'service',
    'identifier',
    'password',
    'role',
    '__proto__',
    ...names,
  ];
}

describe('malformed requests made of our own description', () => {
  it(`are answered below 500, in our shape, and give nothing away (${RUNS} of them)`, async () => {
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(anyRequest(describedCalls()), async ({ method, path, headers, body }) => {
        // What leaves the prefix by its dots is the pages' to answer.
        fc.pre(new URL(path, 'http://localhost').pathname.startsWith('/api/'));
        const response = await test.app.request(path, { method, headers, body });
        const text = await response.text();
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        expect(response.status, text).toBeLessThan(500);
        if (response.status < 400) return;
        expect(text).not.toMatch(LEAK);
        expect(JSON.parse(text)).toMatchObject({
          success: false,
          message: expect.stringMatching(/[\u0600-\u06FF]/),
        });
      }),
      { numRuns: RUNS, examples: Array.from({ length: 10 }, () => [TOO_LARGE]) },
    );
    // It would be no test if all of them failed at the same door.
    for (const status of [200, 400, 401, 403, 404, 413, 415])
      expect(statuses.get(status), `${status}`).toBeGreaterThan(5);
  });
});
