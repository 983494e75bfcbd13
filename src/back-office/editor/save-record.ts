import type { PresentedImage } from '#media/media-address.ts';
import type { EditedRecord, EditorType } from './editor-type.ts';
import { formDataOf, type Wire } from './field-values.ts';
import { focalOf, type PictureChoice } from './picture-choice.ts';
import { type Sending, sendRecord } from './send-record.ts';

/** What is to be saved of a record, or of a new one where there is none. */
export interface Saving {
  type: Pick<EditorType, 'path' | 'one'>;
  record: Pick<EditedRecord, '_id' | 'version' | 'focal' | 'image'> | null;
  wire: Wire;
  /** Of a new record: its retries make no second one. */
  retryKey: string;
  /** Missing where the form has no picture. */
  picture?: PictureChoice;
}

/** What a record's version is by now, where the first of two calls made one and the second failed. */
const madeVersions = new WeakMap<object, number>();

/**
 * Creates a record (multipart, specification 7), changes it (JSON; multipart where the picture changes with it), or
 * changes its picture alone where the form is nothing else. Answers the server's message.
 * @throws {ApiError} and {StaleEdit} as `sendRecord` does.
 */
export async function saveRecord(saving: Saving, way: Omit<Sending, 'retryKey'>): Promise<string> {
  const { type, record, picture, retryKey } = saving;
  // A picture's text goes with it: sent again it would be a change, and of an older version.
  const wire = picture
    ? { ...saving.wire, imageAlt: picture.removed ? '' : picture.alt.trim() }
    : saving.wire;
  if (!record) {
    const form = withPicture(formDataOf(wire), picture, false);
    return messageOf(await sendRecord('POST', type.path, form, { ...way, retryKey }));
  }
  const version = madeVersions.get(record) ?? record.version;
  if (picture && Object.keys(saving.wire).length === 0) {
    const form = withPicture(
      formDataOf({ imageAlt: picture.alt.trim(), version }),
      picture,
      record.image !== null,
    );
    return messageOf(await sendRecord('PUT', `${type.path}/image/${record._id}`, form, way));
  }
  const address = `${type.path}/${record._id}`;
  const body =
    picture && movesPicture(picture, record)
      ? withPicture(formDataOf({ ...wire, version }), picture, record.image !== null)
      : { ...wire, version };
  const answer = await sendRecord('PUT', address, body, way);
  if (picture?.removed && record.image) {
    const made = answer[type.one] as EditedRecord | undefined;
    if (made) madeVersions.set(record, made.version);
    await sendRecord('DELETE', `${type.path}/image/${record._id}`, {}, way);
  }
  return messageOf(answer);
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

/** A focal point goes with a picture only, the one that is sent or the one that is there. */
function withPicture(form: FormData, picture: PictureChoice | undefined, isKept: boolean): FormData {
  if (picture?.file) form.set('image', picture.file);
  if (!picture || (!picture.file && (picture.removed || !isKept))) return form;
  form.set('focalX', String(picture.focal.x / 1000));
  form.set('focalY', String(picture.focal.y / 1000));
  return form;
}

function messageOf(answer: Readonly<Record<string, unknown>>): string {
  return typeof answer.message === 'string' ? answer.message : '';
}
