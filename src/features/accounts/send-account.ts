import { ApiError, callApi } from '#lib/api-client.ts';
import { accountCall } from '#messages/my-account.ts';

/**
 * A call of accounts: `body` goes as JSON, a `FormData` as it is.
 * @throws {ApiError} with an Arabic message, also where no answer came, and `fields`.
 */
export async function sendAccount<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<T> {
  const init: RequestInit = { method };
  if (body instanceof FormData) init.body = body;
  else if (body) {
    init.headers = { 'Content-Type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  return callApi<T>(path, init, accountCall.failed).catch(sayOffline);
}

function sayOffline(error: unknown): never {
  if (!(error instanceof ApiError) || !error.isNetwork) throw error;
  throw new ApiError(accountCall.offline, { status: error.status, code: error.code, cause: error });
}
