import { callApi } from '#lib/api-client.ts';
import { actions } from '#messages/staff-actions.ts';

/**
 * A call that changes something; `body` goes as JSON.
 * @throws {ApiError} with the server's message, or `failed` where it says nothing.
 */
export function send<Answer>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  failed: string = actions.failed,
): Promise<Answer> {
  const json = { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  return callApi<Answer>(path, { method, ...(body ? json : {}) }, failed);
}

/** Such a call, of whose answer only what to show is of use. */
export async function sendAndSay(...call: Parameters<typeof send>): Promise<string> {
  return (await send<{ message: string }>(...call)).message;
}
