import { ApiError, callApi } from '#lib/api-client.ts';
import { accountCall } from '#messages/my-account.ts';

/**
 * A call of accounts: `body` goes as JSON, a `FormData` as it is. With the same `retryKey` it makes one of what it makes.
 * @throws {ApiError} with an Arabic message, also where no answer came, and `fields`.
 */
export async function sendAccount<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  retryKey?: string,
): Promise<T> {
  const headers: Record<string, string> = retryKey ? { 'Idempotency-Key': retryKey } : {};
  const init: RequestInit = { method, headers };
  if (body instanceof FormData) init.body = body;
  else if (body) {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(body);
  }
  return callApi<T>(path, init, accountCall.failed).catch(sayOffline);
}

function sayOffline(error: unknown): never {
  if (!(error instanceof ApiError) || !error.isNetwork) throw error;
  throw new ApiError(accountCall.offline, { status: error.status, code: error.code, cause: error });
}
