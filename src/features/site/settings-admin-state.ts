import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { draftKey } from '#back-office/editor/kept-draft.ts';
import { useKeptDraft } from '#back-office/editor/use-kept-draft.ts';
import { keepPlace } from '#back-office/keep-place.ts';
import { useSession } from '#features/accounts/use-session.ts';
import { ApiError } from '#lib/api-client.ts';
import { settings as texts } from '#messages/staff-settings.ts';
import { toastSuccess } from '#ui/toast.ts';
import type { PublicSettings, SettingsAnswer } from './settings.contract.ts';
import { editedSettings, isStale } from './settings-admin.queries.ts';
import { type Clash, changedFacts, mergeFacts, withoutBlanks } from './settings-admin-merge.ts';
import { saveWritten, type Unanswered } from './settings-admin-save.ts';

type Read = Pick<SettingsAnswer, 'settings' | 'version'>;

/** The clinic's facts while they are edited: what was read, what is written, what is wrong with it. */
export function useEditedSettings(read: Read) {
  const client = useQueryClient();
  const session = useSession();
  const [kept, setKept] = useState(read);
  const [facts, setFacts] = useState(read.settings);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [clashes, setClashes] = useState<readonly Clash[]>([]);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const question = useRef<HTMLElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  /** In the bar, where the buttons go when there is nothing to save any more. */
  const said = useRef<HTMLParagraphElement>(null);
  const unanswered = useRef<Unanswered[]>([]);
  /** What had the focus before everything was disabled. */
  const focused = useRef<HTMLElement | null>(null);
  const isDirty = changedFacts(kept.settings, facts).length > 0;
  const userId = typeof session === 'object' && session ? session._id : '';
  // Both, so that a draft that is found again later can be told from what others have saved meanwhile.
  const written = useMemo(() => ({ before: kept.settings, facts }), [kept.settings, facts]);
  const draft = useKeptDraft(draftKey(userId, 'settings', 'all'), written, kept.version, isDirty && !busy);

  useEffect(() => {
    if (busy) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (clashes.length > 0) question.current?.focus();
    else if (failure) (wrong ?? notice.current)?.focus();
    else if (focused.current) {
      focused.current.focus();
      keepPlace(said.current);
    }
    focused.current = null;
  }, [busy, clashes, failure]);

  function start(next: Read, facts: PublicSettings) {
    setKept(next);
    setFacts(facts);
    setErrors({});
    setFailure('');
    setClashes([]);
  }

  async function save() {
    const sent = withoutBlanks(facts);
    setFacts(sent);
    if (busy || changedFacts(kept.settings, sent).length === 0) return;
    focused.current = document.activeElement as HTMLElement | null;
    setBusy(true);
    setErrors({});
    setFailure('');
    try {
      const answer = await saveWritten(client, kept, sent, unanswered.current);
      draft.forget();
      start(answer, answer.settings);
      toastSuccess(answer.message);
    } catch (error) {
      if (isStale(error)) await takeTheirs(sent);
      else refuse(error);
    } finally {
      setBusy(false);
    }
  }

  /** Somebody else saved meanwhile. */
  async function takeTheirs(mine: PublicSettings) {
    try {
      meet(kept.settings, mine, await client.fetchQuery({ ...editedSettings(), staleTime: 0 }));
    } catch (error) {
      refuse(error);
    }
  }

  /** Their facts are the ground now, and what was written here upon `before` lies over them. */
  function meet(before: PublicSettings, mine: PublicSettings, theirs: Read) {
    const { merged, clashes: found } = mergeFacts(before, mine, theirs.settings);
    start(theirs, merged);
    setClashes(found);
    if (found.length === 0) setFailure(texts.conflict.merged);
  }

  /** What was not answered may have been done. */
  async function readAgain() {
    setBusy(true);
    const now = await client
      .fetchQuery({ ...editedSettings(), staleTime: 0, retry: false })
      .catch(() => null);
    if (now) {
      unanswered.current = [];
      start(now, now.settings);
    }
    setBusy(false);
  }

  function restoreDraft() {
    if (!draft.found) return;
    const { values, version } = draft.found;
    if (version === kept.version) start(kept, { ...kept.settings, ...values.facts });
    else meet(values.before, values.facts, kept);
    draft.answer();
  }

  function refuse(error: unknown) {
    setErrors(error instanceof ApiError ? error.fields : {});
    setFailure(error instanceof ApiError ? error.message : texts.saveFailed);
  }

  return {
    facts,
    errors,
    failure,
    clashes,
    busy,
    isDirty,
    draft: { ...draft, restore: restoreDraft },
    form,
    question,
    notice,
    said,
    save,
    set: <Name extends keyof PublicSettings>(name: Name, value: PublicSettings[Name]) =>
      setFacts((now) => ({ ...now, [name]: value })),
    /** Goes back to what is saved. */
    undo() {
      draft.drop();
      flushSync(() => start(kept, kept.settings));
      keepPlace(said.current);
      if (unanswered.current.length > 0) void readAgain();
    },
    settle({ fact, theirs }: Clash, whose: 'theirs' | 'mine') {
      flushSync(() => {
        if (whose === 'theirs') setFacts((now) => ({ ...now, [fact]: theirs }));
        setClashes((open) => open.filter((one) => one.fact !== fact));
      });
      // The last one takes its question with it.
      keepPlace(said.current);
    },
  };
}
