import { expect } from 'vitest';
import type { ErrorCode } from '#lib/errors.ts';

/** Checks the one shape of every refusal, and hands out what a person reads. */
export async function expectRefusal(response: Response, status: number, code: ErrorCode) {
  const answer: unknown = await response.json();
  expect(answer).toMatchObject({ success: false, code });
  expect(response.status).toBe(status);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return answer as { message: string; fields?: Record<string, string>; current?: object };
}
