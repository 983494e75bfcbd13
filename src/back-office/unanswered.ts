import { ApiError } from '#lib/api-client.ts';

/** Whether a call broke on its way, so that it may have been done all the same: only then does its error have a cause. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.cause !== undefined;
}
