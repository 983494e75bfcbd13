import { ApiError } from '#lib/api-client.ts';
import { isUnanswered } from '../unanswered.ts';
import type { EditorField } from './editor-field.ts';
import type { EditedRecord, EditorTexts } from './editor-type.ts';

/** What is said of a save: where the server sends no message, and of an error that ended it. */
export function saveTexts(texts: EditorTexts, record: EditedRecord | null, fields: readonly EditorField[]) {
  const { lost, refused = '' } = texts;
  if (!record) return saying(texts.added, texts.addFailed, lost?.add);
  const isImage = fields.every(({ kind }) => kind === 'picture');
  if (isImage) return saying(texts.imageSaved, texts.imageFailed, lost?.image, refused);
  return saying(texts.edited, texts.editFailed, lost?.edit, refused);
}

function saying(done: string, last: string, lost = '', refused = '') {
  return { done, failed: (error: unknown) => ownText(error, lost, refused) || last };
}

/** What an error says itself: the server's message, else the call's own text; '' where it has none for people. */
function ownText(error: unknown, lost: string, refused: string): string {
  if (!(error instanceof ApiError)) return '';
  return error.message || (isUnanswered(error) ? lost : refused);
}
