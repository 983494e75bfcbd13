import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#lib/api-client.ts';
import { settings as texts } from '#messages/staff-settings.ts';
import { toastSuccess } from '#ui/toast.ts';
import type { PublicSettings, SettingsAnswer } from './settings.contract.ts';
import { editedSettings, isStale, saveSettings } from './settings-admin.queries.ts';
import { type Clash, changedFacts, mergeFacts, withoutBlanks } from './settings-admin-merge.ts';

/** The clinic's facts while they are edited: what was read, what is written, what is wrong with it. */
export function useEditedSettings(read: Pick<SettingsAnswer, 'settings' | 'version'>) {
  const client = useQueryClient();
  const [kept, setKept] = useState(read);
  const [facts, setFacts] = useState(read.settings);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [clashes, setClashes] = useState<readonly Clash[]>([]);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const question = useRef<HTMLElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const changed = changedFacts(kept.settings, facts);

  useEffect(() => {
    if (busy) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (clashes.length > 0) question.current?.focus();
    else if (failure) (wrong ?? notice.current)?.focus();
  }, [busy, clashes, failure]);

  function start(next: Pick<SettingsAnswer, 'settings' | 'version'>, written: PublicSettings) {
    setKept(next);
    setFacts(written);
    setErrors({});
    setFailure('');
    setClashes([]);
  }

  async function save() {
    const sent = withoutBlanks(facts);
    setFacts(sent);
    const names = changedFacts(kept.settings, sent);
    if (busy || names.length === 0) return;
    setBusy(true);
    setErrors({});
    setFailure('');
    try {
      const given = Object.fromEntries(names.map((name) => [name, sent[name]]));
      const answer = await saveSettings(client, given, kept.version);
      start(answer, answer.settings);
      toastSuccess(answer.message);
    } catch (error) {
      if (isStale(error)) await takeTheirs(sent);
      else refuse(error);
    } finally {
      setBusy(false);
    }
  }

  /** Somebody else saved meanwhile: their facts are the ground now, what was written here lies over them. */
  async function takeTheirs(mine: PublicSettings) {
    try {
      const theirs = await client.fetchQuery({ ...editedSettings(), staleTime: 0 });
      const { merged, clashes: found } = mergeFacts(kept.settings, mine, theirs.settings);
      start(theirs, merged);
      setClashes(found);
      if (found.length === 0) setFailure(texts.conflict.merged);
    } catch (error) {
      refuse(error);
    }
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
    isDirty: changed.length > 0,
    form,
    question,
    notice,
    save,
    set: <Name extends keyof PublicSettings>(name: Name, value: PublicSettings[Name]) =>
      setFacts((now) => ({ ...now, [name]: value })),
    /** Goes back to what is saved. */
    undo: () => start(kept, kept.settings),
    settle({ fact, theirs }: Clash, whose: 'theirs' | 'mine') {
      if (whose === 'theirs') setFacts((now) => ({ ...now, [fact]: theirs }));
      setClashes((open) => open.filter((one) => one.fact !== fact));
    },
  };
}
