import { AppError } from '#lib/errors.ts';

/** Most bytes of a body that is no upload (issue: "a body over 64 KB 413"). */
export const MAX_BODY_BYTES = 64 * 1024;
/** Most bytes of an upload beside its fields: one picture (decision 16). */
const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
/** Most parts of a multipart body: a picture, four lists of a hundred (decision 15) and the fields beside them. */
const MOST_PARTS = 450;

/**
 * The request with its body read whole: at most `mostText` bytes, and `mostPicture` more where it is multipart, counted as
 * they come, so that neither a chunked body nor a false `Content-Length` slips past. What anybody may send without a
 * picture says 0: each sender's body is in memory until it is whole.
 * @throws {AppError} UNSUPPORTED_TYPE for a body whose content type is not one of `types`, BODY_TOO_LARGE also for too many parts, BROKEN_JSON
 * for a body that breaks off.
 */
export async function takeBody(
  request: Request,
  types: readonly string[],
  mostText: number = MAX_BODY_BYTES,
  mostPicture: number = MAX_PICTURE_BYTES,
): Promise<Request> {
  const type = request.headers.get('content-type');
  const most = type?.startsWith('multipart/') ? mostPicture + mostText : mostText;
  if (type !== null && !types.includes(mediaType(type))) throw new AppError('UNSUPPORTED_TYPE');
  if (Number(request.headers.get('content-length')) > most) throw new AppError('BODY_TOO_LARGE');
  if (request.headers.has('content-encoding')) throw new AppError('UNSUPPORTED_TYPE');
  if (!request.body) return request;
  const bytes = await readAll(request.body, most);
  if (type === null && bytes.byteLength > 0) throw new AppError('UNSUPPORTED_TYPE');
  if (type !== null && hasManyParts(bytes, type)) throw new AppError('BODY_TOO_LARGE');
  if (type !== null && !type.startsWith('multipart/')) refuseBrokenText(bytes);
  return new Request(request, { body: bytes });
}

/** Bytes that are no UTF-8 would be kept as replacement signs: a name nobody typed. */
function refuseBrokenText(bytes: Uint8Array<ArrayBuffer>): void {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new AppError('BROKEN_JSON', { cause });
  }
}

/** Counted before anything takes them apart: a hundred thousand tiny parts are small, and slow. */
function hasManyParts(bytes: Uint8Array<ArrayBuffer>, type: string): boolean {
  const [, quoted, plain] = /^multipart\/.*;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return false;
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const line = `--${boundary}`;
  let parts = 0;
  for (let at = body.indexOf(line); at !== -1; at = body.indexOf(line, at + line.length)) {
    parts += 1;
    if (parts > MOST_PARTS) return true;
  }
  return false;
}

/** `text/html` of `Text/HTML; charset=utf-8`. */
export function mediaType(contentType: string): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase();
}

async function readAll(body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await readNext(reader);
    if (done) break;
    size += value.byteLength;
    if (size > most) {
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
