import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSession } from '#features/accounts/use-session.ts';
import { ApiError } from '#lib/api-client.ts';
import { newKey } from '#lib/new-key.ts';
import { editor } from '#messages/staff-editor.ts';
import { toastError, toastSuccess } from '#ui/toast.ts';
import { keepPlace } from '../keep-place.ts';
import { isUnanswered } from '../unanswered.ts';
import { checkForm, strayMistakes, withoutMistake } from './check-form.ts';
import type { EditorField, FieldValue, Values } from './editor-field.ts';
import type { EditedRecord, EditorType } from './editor-type.ts';
import { fitting, sameWire, valuesOf, wireOf } from './field-values.ts';
import { draftKey } from './kept-draft.ts';
import { type PictureChoice, pictureOf } from './picture-choice.ts';
import { rebasedPicture } from './picture-difference.ts';
import { type Call, movesPicture, saveRecord } from './save-record.ts';
import { saveTexts } from './save-texts.ts';
import { StaleEdit } from './send-record.ts';
import { useKeptDraft } from './use-kept-draft.ts';

/** One piece of writing: which fields of a type, of which record. */
export interface EditorTask {
  type: EditorType;
  /** The record as it was read; null for a new one. */
  record: EditedRecord | null;
  fields: readonly EditorField[];
  /** It is saved, and the toast has been said. */
  onSaved: () => void;
}

/** The box's fields on the wire. */
const PUBLISHING = ['status', 'publishAt', 'unpublishAt'];

/** Tried again and again, what is wrong is said in one place: a pile of toasts would lie over the form. */
const ONE_TOAST = { id: 'editor' };

export type Editor = ReturnType<typeof useEditor>;

/** The states of an editor: what is typed, what is wrong with it, how its saving goes. A failure touches nothing typed. */
export function useEditor({ type, record, fields, onSaved }: EditorTask) {
  const client = useQueryClient();
  const session = useSession();
  const form = useRef<HTMLFormElement>(null);
  /** What had the focus before everything was disabled. */
  const focused = useRef<HTMLElement | null>(null);
  const sending = useRef(new AbortController());
  const [retryKey] = useState(newKey);
  const unanswered = useRef<Call[]>([]);
  const [opened] = useState(() => valuesOf(fields, record?.input ?? {}, new Date()));
  const [base, setBase] = useState({ record, values: opened });
  const [values, setValues] = useState<Values>(opened);
  const [picture, setPicture] = useState<PictureChoice>(() => pictureOf(record));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  /** How often something was wrong: each time the focus goes there. */
  const [refusals, setRefusals] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<EditedRecord | null>(null);
  /** Null while nothing is saved, else how much of a file is sent. */
  const [progress, setProgress] = useState<number | null>(null);
  const busy = progress !== null;
  const said = saveTexts(type.texts, record, fields);
  const hasPicture = fields.some(({ kind }) => kind === 'picture');

  const wire = wireOf(fields, values);
  const isTyped = !sameWire(wire, wireOf(fields, base.values));
  const isDirty = isTyped || (hasPicture && isChanged(picture, base.record));
  const userId = typeof session === 'object' && session ? session._id : '';
  const draft = useKeptDraft(
    draftKey(userId, type.path, record?._id),
    values,
    base.record?.version ?? null,
    isTyped && !busy,
  );

  useEffect(() => {
    if (refusals === 0) return;
    const mistake = mistakeIn(form.current);
    if (mistake) mistake.focus();
    // What is in sight now is why it could not be saved.
    else focused.current?.focus({ preventScroll: true });
  }, [refusals]);

  function set(name: string, value: FieldValue) {
    setValues((before) => ({ ...before, [name]: value }));
    for (const one of name === 'publishing' ? PUBLISHING : [name]) clearError(one);
  }

  function clearError(name: string) {
    setErrors((before) => withoutMistake(before, name));
  }

  /** Names what is wrong; the first of it takes the focus. */
  function point(mistakes: Record<string, string>) {
    setErrors(mistakes);
    setRefusals((before) => before + 1);
  }

  /** Not while it is on its way: what is pasted, dropped or drawn is held back by no disabled control. */
  function choosePicture(change: Partial<PictureChoice>) {
    if (busy) return;
    setPicture((before) => ({ ...before, ...change }));
    clearError('image');
  }

  /** Saves what is typed, over `over` with another choice of the picture where the staff chose to. */
  async function save(over: EditedRecord | null = base.record, chosen: PictureChoice = picture) {
    if (busy) return;
    const mistakes = checkForm(type.input, fields, values);
    setErrors({});
    setFailure(null);
    if (Object.keys(mistakes).length > 0) {
      point(mistakes);
      return toastError(editor.checkFields, ONE_TOAST);
    }
    focused.current = document.activeElement as HTMLElement | null;
    setProgress(0);
    try {
      const about = { type, record: over, unanswered: unanswered.current, retryKey };
      const saving = { ...about, wire, ...(hasPicture ? { picture: chosen } : {}) };
      sending.current = new AbortController();
      const way = { onProgress: setProgress, signal: sending.current.signal };
      const message = await saveRecord(saving, way);
      draft.forget();
      // What is saved is no draft any more, however long the window still stands.
      setBase((before) => ({ ...before, values }));
      void client.invalidateQueries();
      toastSuccess(message || said.done);
      onSaved();
    } catch (error) {
      refuse(error);
    } finally {
      setProgress(null);
    }
  }

  function refuse(error: unknown) {
    if (error instanceof StaleEdit) return setConflict(error.current as unknown as EditedRecord);
    const isRefusal = error instanceof ApiError;
    // It may have been done all the same, and the window may be left now. Not the session with it: what cannot be read
    // without a connection counts as logged out.
    if (isRefusal && isUnanswered(error) && error.code !== 'STOPPED') {
      void client.invalidateQueries({ queryKey: [type.path] });
    }
    const reason = isRefusal ? whyNotSaved(error) : undefined;
    if (reason !== editor.stopped) toastError(said.failed(error), ONE_TOAST);
    const mistakes = isRefusal ? error.fields : {};
    point(mistakes);
    const unseen = strayMistakes(mistakes, fields, wire).join(' ');
    setFailure(reason ?? (unseen || null));
  }

  /** Goes on from what somebody else saved: with the own text over it, or with theirs. */
  function settle(keep: 'mine' | 'theirs', theirs: EditedRecord) {
    setConflict(null);
    const values = valuesOf(fields, theirs.input, new Date());
    setBase({ record: theirs, values });
    const kept = keep === 'mine' ? rebasedPicture(picture, base.record, theirs) : pictureOf(theirs);
    setPicture(kept);
    if (keep === 'mine') return void save(theirs, kept);
    flushSync(() => setValues(values));
    // The question is answered, and gone with the button.
    keepPlace();
    draft.forget();
  }

  function restoreDraft() {
    if (!draft.found) return;
    const { values: kept, version } = draft.found;
    setValues((before) => ({ ...before, ...fitting(kept, before) }));
    // Typed on an older edit it has to meet the newer one, not to pass over it.
    if (base.record && version !== null) setBase({ ...base, record: { ...base.record, version } });
    draft.answer();
  }

  return {
    form,
    type,
    fields,
    record: base.record,
    values,
    wire,
    picture,
    errors,
    failure,
    conflict,
    progress,
    busy,
    isDirty,
    draft: { ...draft, restore: restoreDraft },
    set,
    choosePicture,
    save,
    stop: () => sending.current.abort(),
    settle,
  };
}

/** What stays said above the form until it is saved, where the form is not to blame. */
function whyNotSaved(error: ApiError): string | undefined {
  if (error.code === 'STOPPED') return editor.stopped;
  if (isUnanswered(error)) return editor.offline;
  return error.code === 'UNAUTHENTICATED' ? editor.signedOut : undefined;
}

function isChanged(picture: PictureChoice, record: EditedRecord | null): boolean {
  const before = pictureOf(record);
  if (picture.file || picture.removed) return true;
  return picture.alt.trim() !== before.alt || (record !== null && movesPicture(picture, record));
}

/** The first control that is wrong, wherever it is. */
function mistakeIn(form: HTMLFormElement | null): HTMLElement | null {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true]') ?? null;
  for (let box = wrong?.closest('details'); box; box = box.parentElement?.closest('details')) box.open = true;
  return wrong;
}
