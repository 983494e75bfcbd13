import { isNotFound } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { ApiError } from '#lib/api-client.ts';
import { orNotFound } from './or-not-found.ts';

function refused(status: number): Promise<never> {
  return Promise.reject(new ApiError('لا', { status, code: 'X' }));
}

test('what the API does not know becomes the not-found page', async () => {
  const thrown = await orNotFound(refused(404)).catch((error: unknown) => error);
  expect(isNotFound(thrown)).toBe(true);
});

test('any other failure stays what it is, and an answer passes', async () => {
  await expect(orNotFound(refused(500))).rejects.toMatchObject({ status: 500 });
  await expect(orNotFound(Promise.resolve('here'))).resolves.toBe('here');
});
