import { AppError } from '#lib/errors.ts';

/** Most bytes of a body that is no upload (issue: "a body over 64 KB 413"). */
export const MAX_BODY_BYTES = 64 * 1024;

/**
 * The request with its body read whole: at most `MAX_BODY_BYTES`, counted as they come, so that neither a chunked body
 * nor a false `Content-Length` slips past.
 * @throws {AppError} UNSUPPORTED_TYPE for a body whose content type is not one of `types`, BODY_TOO_LARGE, BROKEN_JSON
 * for a body that breaks off.
 */
export async function takeBody(request: Request, types: readonly string[]): Promise<Request> {
  const type = request.headers.get('content-type');
  if (type !== null && !types.includes(mediaType(type))) throw new AppError('UNSUPPORTED_TYPE');
  if (Number(request.headers.get('content-length')) > MAX_BODY_BYTES) throw new AppError('BODY_TOO_LARGE');
  if (!request.body) return request;
  const bytes = await readAll(request.body);
  if (type === null && bytes.byteLength > 0) throw new AppError('UNSUPPORTED_TYPE');
  return new Request(request, { body: bytes });
}

/** `text/html` of `Text/HTML; charset=utf-8`. */
export function mediaType(contentType: string): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase();
}

async function readAll(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await readNext(reader);
    if (done) break;
    size += value.byteLength;
    if (size > MAX_BODY_BYTES) {
      // Not awaited: a sender that does not listen must not hold the answer back.
      reader.cancel().catch(() => {});
      throw new AppError('BODY_TOO_LARGE');
    }
    chunks.push(value);
  }
  return joined(chunks, size);
}

async function readNext(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read();
  } catch (cause) {
    throw new AppError('BROKEN_JSON', { cause });
  }
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
