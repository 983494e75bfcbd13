import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { accountsApp } from '#testing/accounts-app.ts';
import { countRenders } from './uncached-renders.server.ts';

let clinic: Awaited<ReturnType<typeof accountsApp>>;

beforeEach(async () => {
  clinic = await accountsApp();
});

afterEach(() => clinic.store.close());

describe('pages rendered for one request alone', () => {
  it('are limited by address, an IPv6 network being one, until the window has passed', async () => {
    const count = countRenders(clinic.deps);
    for (let page = 1; page <= 100; page += 1) await count('2001:db8::1');
    await expect(count('2001:db8::2')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 600 });
    await count('2001:db8:0:1::1');
    clinic.clock.forward(601_000);
    await count('2001:db8::2');
  });

  it('stay open where the store cannot count, and with limits off', async () => {
    const write = () => Promise.reject(new AppError('STORE_UNAVAILABLE'));
    const away = { ...clinic.deps, store: { ...clinic.deps.store, write } };
    await countRenders(away)('203.0.113.9');
    const off = { ...away, config: { ...clinic.deps.config, rateLimit: false } };
    await countRenders(off)('203.0.113.9');
  });
});
