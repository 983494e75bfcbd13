import { ApiError } from '#lib/api-client.ts';

/** A record was changed by somebody else since it was opened; `current` is the record as it is now. */
export class StaleEdit extends ApiError {
  readonly current: Readonly<Record<string, unknown>>;

  constructor(message: string, current: Readonly<Record<string, unknown>>) {
    super(message, { status: 409, code: 'CONFLICT' });
    this.current = current;
  }
}

interface Answer {
  success?: boolean;
  message?: string;
  code?: string;
  fields?: Record<string, string>;
  current?: Record<string, unknown>;
}

export interface Sending {
  onProgress: (part: number) => void;
  signal: AbortSignal;
  retryKey?: string;
}

/**
 * Sends a form or JSON to `path` (after `/api/v1/`) and answers what came back, as `callApi` does, and besides says how
 * much of a file is on its way, 0..1: `fetch` cannot.
 * With the same `retryKey` it makes one record, however often it is sent; `signal` stops it.
 * @throws {ApiError} with the server's message, '' where there is none, and with a cause where the API gave no answer:
 * code `STOPPED` where it was stopped; {StaleEdit} for an edit of an older version.
 */
export function sendRecord(
  method: string,
  path: string,
  body: FormData | object,
  { onProgress, signal, retryKey }: Sending,
): Promise<Readonly<Record<string, unknown>>> {
  const request = new XMLHttpRequest();
  request.open(method, `/api/v1/${path}`);
  if (retryKey) request.setRequestHeader('Idempotency-Key', retryKey);
  const isForm = body instanceof FormData;
  if (!isForm) request.setRequestHeader('Content-Type', 'application/json');
  if (isForm) request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  return new Promise((resolve, reject) => {
    request.onload = () => settle(request, resolve, reject);
    request.onerror = () => reject(new ApiError('', { status: 0, code: 'NETWORK', cause: 'not answered' }));
    request.ontimeout = request.onerror;
    request.onabort = () => reject(new ApiError('', { status: 0, code: 'STOPPED', cause: 'stopped' }));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(isForm ? body : JSON.stringify(body));
  });
}

function settle(
  request: XMLHttpRequest,
  resolve: (answer: Readonly<Record<string, unknown>>) => void,
  reject: (error: ApiError) => void,
): void {
  const answer = readAnswer(request.responseText);
  const { status } = request;
  if (answer.success === true && status >= 200 && status < 300) resolve({ ...answer });
  else reject(refusalOf(status, answer));
}

function refusalOf(status: number, answer: Answer): ApiError {
  const { success, message = '', code = 'UNREADABLE', fields = {}, current } = answer;
  if (code === 'CONFLICT' && current) return new StaleEdit(message, current);
  return new ApiError(message, { status, code, fields, cause: success === false ? undefined : 'unreadable' });
}

/** What is no JSON comes from something in between, as a proxy that is up while the site is not. */
function readAnswer(text: string): Answer {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null ? answer : {};
  } catch {
    return {};
  }
}
