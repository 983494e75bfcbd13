import { AppError } from '#lib/errors.ts';

const RETRY_AFTER_S = 5;

/** SQLite's primary result codes (the low byte of the extended one). */
const SQLITE = { BUSY: 5, LOCKED: 6, NOMEM: 7, READONLY: 8, IOERR: 10, FULL: 13, CANTOPEN: 14 };
const SQLITE_UNAVAILABLE = new Set(Object.values(SQLITE));
const SQLITE_UNIQUE = new Set([1555, 2067, 2579]);

/** Deadlock and serialization failure: the statement was undone and may simply be sent again. */
const PG_RETRY = new Set(['40001', '40P01']);
/** Lost connections (08), resources and disk (53), locks, a stop of the server (57P), files (58), a standby. */
const PG_UNAVAILABLE = /^(08...|53...|57P..|58...|55P03|40001|40P01|25006|XX001)$/;
const CONNECTION_LOST =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)$/;
const CONNECTION_LOST_TEXT = /connection terminated|timeout exceeded when trying to connect|not queryable/i;

/** Whether a write was refused because such a key is already there, in either engine. */
export function isUniqueViolation(error: unknown): boolean {
  const sqlite = sqliteCode(error);
  return sqlite === undefined ? textCode(error) === '23505' : SQLITE_UNIQUE.has(sqlite);
}

/** Whether the same statement may succeed a moment later. */
export function isBusy(error: unknown): boolean {
  const sqlite = sqliteCode(error);
  if (sqlite === undefined) return PG_RETRY.has(textCode(error) ?? '');
  return (sqlite & 0xff) === SQLITE.BUSY || (sqlite & 0xff) === SQLITE.LOCKED;
}

/** Whether the connection itself is gone, so that it must not be used again. */
export function isConnectionLost(error: unknown): boolean {
  if (sqliteCode(error) !== undefined || !(error instanceof Error)) return false;
  return /^(08|57P)/.test(textCode(error) ?? '') || isLostSocket(error);
}

/** The 503 for a store that cannot serve now; whatever else went wrong is given back as it is. */
export function asStoreFault(error: unknown, handle: 'reads' | 'writes'): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error;
  if (handle === 'reads' && isReadOnlyRefusal(error)) return error;
  const sqlite = sqliteCode(error);
  const unavailable =
    sqlite === undefined
      ? PG_UNAVAILABLE.test(textCode(error) ?? '') || isLostSocket(error)
      : SQLITE_UNAVAILABLE.has(sqlite & 0xff);
  return unavailable ? storeUnavailable(error) : error;
}

/** STORE_UNAVAILABLE (503) with its `Retry-After`. */
export function storeUnavailable(cause?: unknown): AppError {
  return new AppError('STORE_UNAVAILABLE', { retryAfter: RETRY_AFTER_S, cause });
}

/** A change sent through the read handle: a mistake in our code, not the store's fault. */
function isReadOnlyRefusal(error: Error): boolean {
  return sqliteCode(error) === SQLITE.READONLY || textCode(error) === '25006';
}

function isLostSocket(error: Error): boolean {
  return CONNECTION_LOST.test(textCode(error) ?? '') || CONNECTION_LOST_TEXT.test(error.message);
}

function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return typeof error.errcode === 'number' ? error.errcode : undefined;
}

function textCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
