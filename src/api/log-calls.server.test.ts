import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { testApp } from '#testing/app.ts';

describe('the log of calls', () => {
  it('names the route, never the address or a person', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const logged = await testApp({ log });
    await logged.app.request('/api/v1/section/sara-0501234567?search=0501234567', {
      headers: { cookie: 'basma_session=stolen', 'x-forwarded-for': '203.0.113.77' },
    });
    await logged.app.request('/api/v1/form', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Sara', phone: '0501234567' }),
    });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { method: 'GET', route: '/api/v1/section/:reference', status: 404 },
      { method: 'POST', route: '/api/v1/form', status: 400 },
    ]);
    expect(lines.join()).not.toMatch(/0501234567|stolen|203\.0\.113|Sara/i);
    await logged.close();
  });
});
