import { ApiError } from '#lib/api-client.ts';
import type { PresentedImage } from '#media/media-address.ts';
import { isUnanswered } from '../unanswered.ts';
import type { EditedRecord, EditorType } from './editor-type.ts';
import { formDataOf, type Wire } from './field-values.ts';
import { focalOf, type PictureChoice } from './picture-choice.ts';
import { type Sending, StaleEdit, sendRecord } from './send-record.ts';

/** What is to be saved of a record, or of a new one where there is none. */
export interface Saving {
  type: Pick<EditorType, 'path' | 'one'>;
  record: Pick<EditedRecord, '_id' | 'version' | 'focal' | 'image'> | null;
  wire: Wire;
  /** Of a new record: its retries make no second one. */
  retryKey: string;
  /** Missing where the form has no picture. */
  picture?: PictureChoice;
  /** This form's calls that were not answered, in their order; one more is added here. */
  unanswered: Call[];
}

/** A call that saves something, which can be sent again. */
export interface Call {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body: FormData | object;
  retryKey?: string;
}

type Way = Omit<Sending, 'retryKey'>;
type Answer = Awaited<ReturnType<typeof sendRecord>>;

/**
 * Creates a record (multipart, specification 7), changes it (JSON; multipart where the picture changes with it), or
 * changes its picture alone where the form is nothing else. Answers the server's message. What this form saved itself,
 * and was not told of, is no conflict.
 * @throws {ApiError} and {StaleEdit} as `sendRecord` does.
 */
export async function saveRecord(saving: Saving, way: Way): Promise<string> {
  const call = callOf(saving);
  let answer: Answer;
  try {
    answer = await send(call, way);
  } catch (error) {
    if (isUnanswered(error)) saving.unanswered.push(call);
    if (!(error instanceof StaleEdit)) throw error;
    const own = await savedUnseen(saving, way);
    if (!own) throw error;
    return saveRecord({ ...saving, record: own }, way);
  }
  const now = answer[saving.type.one] as EditedRecord | undefined;
  // A call that was done before is answered as it was: with a picture that the form may have given up since.
  if (now && saving.unanswered.length > 0 && isAnotherPicture(saving, now))
    throw new StaleEdit('', { ...now });
  return typeof answer.message === 'string' ? answer.message : '';
}

/** Whether a picture has to be made: another file, or other crops of the one that is there. */
export function movesPicture(
  picture: PictureChoice,
  record: { image: PresentedImage | null; focal: { x: number; y: number } | null },
): boolean {
  if (picture.file) return true;
  if (picture.removed || !record.image) return false;
  const before = focalOf(record.focal);
  return before.x !== picture.focal.x || before.y !== picture.focal.y;
}

function callOf({ type: { path }, record, wire: texts, picture, retryKey }: Saving): Call {
  // A picture's text goes with it: sent again it would be a change, and of an older version.
  const wire = picture ? { ...texts, imageAlt: picture.removed ? '' : picture.alt.trim() } : texts;
  if (!record) {
    return { method: 'POST', path, body: withPicture(formDataOf(wire), picture, false), retryKey };
  }
  const { _id, version, image } = record;
  const isRemoved = picture?.removed && image !== null;
  if (picture && Object.keys(texts).length === 0) {
    const alone = `${path}/image/${_id}`;
    if (isRemoved) return { method: 'DELETE', path: `${alone}?version=${version}`, body: {} };
    const body = withPicture(formDataOf({ ...wire, version }), picture, movesPicture(picture, record));
    return { method: 'PUT', path: alone, body };
  }
  const body =
    picture && movesPicture(picture, record)
      ? withPicture(formDataOf({ ...wire, version }), picture, image !== null)
      : { ...wire, version, ...(isRemoved ? { image: null } : {}) };
  return { method: 'PUT', path: `${path}/${_id}`, body };
}

/** A focal point goes with a picture only, the one that is sent or the one that is there. */
function withPicture(form: FormData, picture: PictureChoice | undefined, isKept: boolean): FormData {
  if (picture?.file) form.set('image', picture.file);
  if (!picture || (!picture.file && (picture.removed || !isKept))) return form;
  form.set('focalX', String(picture.focal.x / 1000));
  form.set('focalY', String(picture.focal.y / 1000));
  return form;
}

function send({ method, path, body, retryKey }: Call, way: Way): Promise<Answer> {
  return sendRecord(method, path, body, retryKey ? { ...way, retryKey } : way);
}

/**
 * The record as this form saved it itself without being answered; null where it is somebody else's edit, or has somebody
 * else's picture. An edit of an older version is done no more: sent again it is answered only where the record is already
 * so. The first one first: a later one may be of the version that the first one made.
 */
async function savedUnseen(saving: Saving, way: Way): Promise<EditedRecord | null> {
  for (const call of saving.unanswered) {
    const answer = await send(call, way).catch(onlyRefused);
    const record = answer?.[saving.type.one] as EditedRecord | undefined;
    if (record && !isAnotherPicture(saving, record, call)) return record;
  }
  return null;
}

function onlyRefused(error: unknown): null {
  if (error instanceof ApiError && !isUnanswered(error) && error.status < 500) return null;
  throw error;
}

/**
 * Whether the record has a picture that this form knows nothing of: it leaves the picture alone, or the picture that it
 * would replace is not of the form's `own` call. That call's texts were found as it set them, its picture only if it set one.
 */
function isAnotherPicture({ record, picture }: Saving, now: EditedRecord, own?: Call): boolean {
  if (!picture || record?.image?.url === now.image?.url) return false;
  const isLeft = !picture.file && !picture.removed && !(record && movesPicture(picture, record));
  return isLeft || (own !== undefined && !setsPicture(own));
}

function setsPicture({ method, body }: Call): boolean {
  if (method === 'DELETE') return true;
  return body instanceof FormData ? body.has('image') || body.has('focalX') : 'image' in body;
}
