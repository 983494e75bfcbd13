/** Every refusal the product knows, with its HTTP status. The Arabic text is `messages/errors.ts`, by code. */
export const ERROR_STATUS = {
  INVALID: 400,
  BROKEN_JSON: 400,
  PICTURE_REFUSED: 400,
  RESET_LINK_DEAD: 400,
  UNAUTHENTICATED: 401,
  WRONG_CREDENTIALS: 401,
  FORBIDDEN: 403,
  CONFIRM_PASSWORD: 403,
  FOREIGN_ORIGIN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  GOOGLE_NOT_CONFIGURED: 409,
  GOOGLE_DISCONNECTED: 409,
  GOOGLE_SECRET_CHANGED: 409,
  GOOGLE_GRANT_REVOKED: 409,
  GOOGLE_KEY_UNUSABLE: 409,
  GOOGLE_SERVICE_ACCOUNT: 409,
  GOOGLE_API_OFF: 409,
  GOOGLE_REFUSED: 409,
  SPREADSHEET_UNSET: 409,
  SPREADSHEET_NOT_FOUND: 409,
  SPREADSHEET_FORBIDDEN: 409,
  SPREADSHEET_TAB_MISSING: 409,
  TAKEN: 409,
  SHEET_NAME_TAKEN: 409,
  LAST_SUPERADMIN: 409,
  SLUG_TAKEN: 409,
  SECTION_HAS_SERVICES: 409,
  PARENT_IN_BIN: 409,
  TOO_MANY_RECORDS: 409,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  STORE_UNAVAILABLE: 503,
  GOOGLE_BUSY: 503,
  GOOGLE_UNANSWERED: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** A refusal that a person may read: its code chooses the Arabic message, `fields` names what is wrong. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Field name → the code of its message in `messages/errors.ts`. */
  readonly fields: Record<string, string> | undefined;
  /** For a stale edit: the record as it is now. */
  readonly current: object | undefined;
  /** Seconds to wait, sent as `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    more: { fields?: Record<string, string>; current?: object; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(code, { cause: more.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = more.fields;
    this.current = more.current;
    this.retryAfter = more.retryAfter;
  }

  get status(): (typeof ERROR_STATUS)[ErrorCode] {
    return ERROR_STATUS[this.code];
  }
}
