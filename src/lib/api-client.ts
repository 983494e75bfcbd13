const BASE = '/api/v1/';

/** A call that did not succeed. */
export class ApiError extends Error {
  /** The answer's HTTP status; 0 when no answer came at all. */
  readonly status: number;
  /** The refusal's code (`lib/errors.ts`), `NETWORK` without an answer, `UNREADABLE` for one of another shape. */
  readonly code: string;
  /** Field name → Arabic message. */
  readonly fields: Record<string, string>;

  constructor(
    message: string,
    refusal: { status: number; code: string; fields?: Record<string, string>; cause?: unknown },
  ) {
    super(message, { cause: refusal.cause });
    this.name = 'ApiError';
    this.status = refusal.status;
    this.code = refusal.code;
    this.fields = refusal.fields ?? {};
  }

  /** Whether the connection failed, as opposed to the server refusing. */
  get isNetwork(): boolean {
    return this.code === 'NETWORK';
  }
}

/** Answers a call inside this process: the path from the site's root, and what `fetch` takes. */
export type InProcessApi = (path: string, init: RequestInit) => Response | Promise<Response>;

/** On `globalThis`, because the server's bundle of the pages has its own copy of this module. */
const REGISTERED: unique symbol = Symbol.for('basma.inProcessApi');
const registry = globalThis as { [REGISTERED]?: InProcessApi };

/** Lets pages rendered on the server reach the API without a connection. */
export function setInProcessApi(api: InProcessApi): void {
  registry[REGISTERED] = api;
}

/**
 * Makes one call; `path` is what follows `/api/v1/`.
 * @returns the answer's JSON, whose `success` is true.
 * @throws {ApiError} with the server's message, or `fallbackMessage` where there is none.
 */
export async function callApi<T>(path: string, init: RequestInit = {}, fallbackMessage = ''): Promise<T> {
  const response = await send(path, init, fallbackMessage);
  const answer = await readAnswer(response, init, fallbackMessage);
  if (response.ok && answer.success === true) return answer as T;
  throw new ApiError(answer.message || fallbackMessage, {
    status: response.status,
    code: answer.code ?? 'UNREADABLE',
    fields: answer.fields,
  });
}

/**
 * Reads, and fails with one text whatever the reason: what the specification's lists and details show
 * (section 8). Status and code still tell the reason.
 * @throws {ApiError}
 */
export async function readApi<T>(path: string, signal: AbortSignal, failure: string): Promise<T> {
  try {
    return await callApi<T>(path, { signal }, failure);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError(failure, { status: error.status, code: error.code, cause: error });
  }
}

interface Answer {
  success?: boolean;
  message?: string;
  code?: string;
  fields?: Record<string, string>;
}

async function send(path: string, init: RequestInit, failure: string): Promise<Response> {
  const address = BASE + path;
  const inProcess = registry[REGISTERED];
  try {
    if (inProcess) return await inProcess(address, init);
    return await fetch(address, { credentials: 'same-origin', ...init });
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ApiError(failure, { status: 0, code: 'NETWORK', cause });
  }
}

/** An answer that is no JSON comes from something in between, as a proxy that is up while the site is not. */
async function readAnswer(response: Response, init: RequestInit, failure: string): Promise<Answer> {
  try {
    const answer: unknown = await response.json();
    return typeof answer === 'object' && answer !== null ? answer : {};
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    const code = response.ok && !(cause instanceof SyntaxError) ? 'NETWORK' : 'UNREADABLE';
    throw new ApiError(failure, { status: code === 'NETWORK' ? 0 : response.status, code, cause });
  }
}
