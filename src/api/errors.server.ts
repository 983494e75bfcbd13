import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { ZodError } from 'zod';
import { AppError, type ErrorCode } from '#lib/errors.ts';
import { ERROR_MESSAGES } from '#messages/errors.ts';
import { fieldMessage, fieldsOfIssues } from '#messages/field-messages.ts';

/** The one shape of every refusal (api.md): `message` for people, `code` for programs, `fields` names what is wrong. */
export interface Refusal {
  success: false;
  code: ErrorCode;
  message: string;
  /** Field name → Arabic message. */
  fields?: Record<string, string>;
  /** For a stale edit: the record as it is now. */
  current?: object;
}

/** Seconds to wait where the refusal itself does not say: a window of the limits, a moment for the store. */
const RETRY_AFTER: Partial<Record<ErrorCode, number>> = { TOO_MANY_REQUESTS: 60, STORE_UNAVAILABLE: 5 };

const CODE_OF_STATUS: Record<number, ErrorCode> = {
  400: 'INVALID',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  409: 'CONFLICT',
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'STORE_UNAVAILABLE',
};

/** What a refusal says, as the API answers it; a page's plain form shows the same texts. */
export function presentRefusal(error: AppError): Refusal {
  const refusal: Refusal = { success: false, code: error.code, message: ERROR_MESSAGES[error.code] };
  if (error.current) refusal.current = error.current;
  if (!error.fields) return refusal;
  const fields = Object.entries(error.fields).map(([name, code]) => [name, fieldMessage(code)]);
  return { ...refusal, fields: Object.fromEntries(fields) };
}

/** Any thrown thing as a refusal. What is not known is INTERNAL and says nothing of itself. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ZodError) {
    return new AppError('INVALID', { fields: fieldsOfIssues(error.issues, undefined), cause: error });
  }
  if (error instanceof HTTPException) return new AppError(codeOf(error), { cause: error });
  return new AppError('INTERNAL', { cause: error });
}

/** Answers with a refusal, `Retry-After` included; never cached. */
export function answerRefusal(c: Context, error: AppError): Response {
  c.header('Cache-Control', 'no-store');
  const wait = error.retryAfter ?? RETRY_AFTER[error.code];
  if (wait !== undefined) c.header('Retry-After', String(Math.max(1, Math.ceil(wait))));
  return c.json(presentRefusal(error), error.status);
}

/**
 * The one place where what was thrown becomes an answer. Faults of ours are logged by name and place; a store's
 * `detail`, which may quote a patient's data, is not.
 */
export function answerErrors(log: Logger): (error: unknown, c: Context) => Response {
  return (error, c) => {
    const refusal = asAppError(error);
    if (refusal.status >= 500) log.error({ code: refusal.code, fault: describeFault(error) }, 'call failed');
    return answerRefusal(c, refusal);
  };
}

function codeOf(error: HTTPException): ErrorCode {
  if (error.status === 400 && error.message.startsWith('Malformed')) return 'BROKEN_JSON';
  return CODE_OF_STATUS[error.status] ?? (error.status < 500 ? 'INVALID' : 'INTERNAL');
}

function describeFault(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error;
  const quotesValues = 'severity' in error; // PostgreSQL's message may hold what was being stored.
  return {
    name: error.name,
    message: quotesValues ? undefined : error.message,
    stack: quotesValues ? undefined : error.stack,
    cause: error.cause === undefined ? undefined : describeFault(error.cause),
  };
}
