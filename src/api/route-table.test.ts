import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { may, PERMISSIONS, type Permission, type RightsHolder } from '#auth/permissions.ts';
import { type Signed, type TestApp, testApp } from '#testing/app.ts';
import {
  HOLDERS,
  MARKETING,
  PERSONAS,
  type Persona,
  ROLE_OF,
  writtenRight,
} from '#testing/written-rights.ts';
import { assembleCalls } from './api.ts';
import { type Api, defineRoute, newApi } from './route.ts';

interface LiveRoute {
  method: string;
  path: string;
}

let test: TestApp;
let calls: Api;
const signed = new Map<Persona, Signed>();

beforeAll(async () => {
  test = await testApp();
  calls = assembleCalls(test.deps);
  for (const persona of PERSONAS) {
    const areas = persona === 'marketer' ? MARKETING : undefined;
    signed.set(persona, await test.signIn(ROLE_OF[persona], { areas }));
  }
});
afterAll(() => test.close());

/** Every method and path that is answered by something other than the catch-all. */
function liveRoutes(app: Api): LiveRoute[] {
  const found = new Map(
    app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => [`${method} ${path}`, { method, path }]),
  );
  return [...found.values()];
}

/** The right that a route declares in its description; undefined where it declares none. */
function declaredRight(app: Api, { method, path }: LiveRoute): Permission | undefined {
  for (const definition of app.openAPIRegistry.definitions) {
    if (definition.type !== 'route') continue;
    const { route } = definition;
    if (route.method.toUpperCase() !== method || route.path.replaceAll(/\{(.+?)\}/g, ':$1') !== path)
      continue;
    const right: unknown = Reflect.get(route, 'x-permission');
    return Object.keys(PERMISSIONS).find((name) => name === right) as Permission | undefined;
  }
  return undefined;
}

function undeclared(app: Api): LiveRoute[] {
  return liveRoutes(app).filter((route) => declaredRight(app, route) === undefined);
}

/** Spellings of one path: those that mean the same, and those that may mean nothing but must not mean more. */
function variantsOf(path: string): { path: string; same: boolean }[] {
  const real = path.replaceAll(/:[^/]+/g, 'x');
  const last = real.lastIndexOf('/');
  return [
    { path: real, same: true },
    { path: `${real}/`, same: true },
    { path: `${real}?utm_source=x`, same: true },
    { path: real.replace('/api/v1/', '/api/v1//'), same: false },
    { path: `${real}//`, same: false },
    { path: `${real.slice(0, last)}%2F${real.slice(last + 1)}`, same: false },
    { path: `${real}%2F`, same: false },
    { path: real.toUpperCase().replace('/API/V1', '/api/v1'), same: false },
    { path: `${real.slice(0, last)}/.${real.slice(last)}`, same: true },
    {
      path: `${real.slice(0, last + 1)}%${real.charCodeAt(last + 1).toString(16)}${real.slice(last + 2)}`,
      same: true,
    },
    { path: `${real};x=1`, same: false },
  ];
}

describe('the table of rights', () => {
  it.each(Object.keys(PERMISSIONS) as Permission[])('gives «%s» to those it is written for', (right) => {
    expect(PERSONAS.filter((persona) => may(holderOf(persona), right))).toEqual(HOLDERS[right]);
  });
});

describe('the live route table', () => {
  it('has a declared right for every route, the one that is written down for it', () => {
    expect(liveRoutes(calls).length).toBeGreaterThan(8);
    expect(undeclared(calls)).toEqual([]);
    for (const route of liveRoutes(calls)) {
      const call = `${route.method} ${route.path}`;
      expect(`${call}: ${declaredRight(calls, route)}`).toBe(`${call}: ${writtenRight(route)}`);
    }
  });

  it('shows a route that was added without a right', () => {
    const app = newApi();
    app.get('/api/v1/secret', (c) => c.text('all patients'));
    expect(undeclared(app)).toEqual([{ method: 'GET', path: '/api/v1/secret' }]);
  });

  it('answers each caller by the right, however the path is spelled', async () => {
    let cells = 0;
    // Logging out is one of the calls: it comes last, and is everybody's.
    const routes = liveRoutes(calls).sort((a, b) => Number(isLogout(a)) - Number(isLogout(b)));
    for (const route of routes) {
      for (const persona of PERSONAS) cells += await checkRoute(calls, route, persona);
    }
    expect(cells).toBeGreaterThan(400);
  });

  it('notices a guard that lets somebody in', async () => {
    const app = newApi();
    const path = '/api/v1/customer/open';
    const route = defineRoute('customers', { method: 'get', path, responses: { 200: { description: '' } } });
    app.openAPIRegistry.registerPath(route);
    app.get(path, (c) => c.text('all patients'));
    await expect(checkRoute(app, { method: 'GET', path }, 'user')).rejects.toThrow(
      'user GET /api/v1/customer/open → 200',
    );
  });
});

/** Sends every spelling of a route's path as somebody; says how many there were. */
async function checkRoute(app: Api, route: LiveRoute, persona: Persona): Promise<number> {
  const right = writtenRight(route);
  if (!right) throw new Error(`${route.method} ${route.path}: nobody has written down who may`);
  const methods = route.method === 'GET' ? ['GET', 'HEAD'] : [route.method];
  const cells = methods.flatMap((method) =>
    variantsOf(route.path).map((variant) => ({ method, ...variant })),
  );
  for (const { method, path, same } of cells) {
    const { status } = await app.request(path, { method, headers: { ...signed.get(persona) } });
    const cell = `${persona} ${method} ${path} → ${status}`;
    if (HOLDERS[right].includes(persona)) expect(isServed(status, same), cell).toBe(true);
    else {
      const refused = persona === 'visitor' ? 401 : 403;
      expect(status === refused || (!same && [404, 405].includes(status)), cell).toBe(true);
    }
  }
  return cells.length;
}

function holderOf(persona: Persona): RightsHolder | null {
  const role = ROLE_OF[persona];
  return role === 'visitor' ? null : { role, areas: persona === 'marketer' ? MARKETING : null };
}

/** The call was reached: it may find the request wrong or its record unknown, but not the caller. */
function isServed(status: number, same: boolean): boolean {
  return same ? status < 500 && ![401, 403, 405].includes(status) : status < 500;
}

function isLogout({ path }: LiveRoute): boolean {
  return path.endsWith('/logout');
}
