import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { isMeant } from '#back-office/dialog/is-meant.ts';
import { keepPlace } from '#back-office/keep-place.ts';
import { actions } from '#messages/staff-actions.ts';
import { userQuestions as questions } from '#messages/staff-users.ts';
import { toastSuccess } from '#ui/toast.ts';
import { type AccountChange, useAccountChange } from './use-account-change.ts';
import type { UserRecord } from './users.contract.ts';
import { changeUser, removeUser } from './users-admin.queries.ts';
import { nameOf } from './users-admin-form.tsx';

interface Acts {
  /** The account that something is being done with. */
  busy: string | null;
  change: AccountChange;
  toggle: (user: UserRecord) => Promise<void>;
  remove: (user: UserRecord) => Promise<void>;
}

/** Disabling, enabling and removing from the list. What is refused stays to be read; `confirmed` asks for the password. */
export function useUserActs(confirmed: <T>(call: () => Promise<T>) => Promise<T>): Acts {
  const client = useQueryClient();
  const change = useAccountChange();
  const [busy, setBusy] = useState<string | null>(null);

  async function act(user: UserRecord, call: () => Promise<string>) {
    setBusy(user._id);
    const done = await change.send(async () => {
      const message = await confirmed(call);
      toastSuccess(message);
      return message;
    });
    // Said in the toast already, and seen in the row.
    if (done) change.clear();
    flushSync(() => setBusy(null));
    // Once the list is drawn without the account.
    setTimeout(() => keepPlace());
  }

  return {
    busy,
    change,
    async toggle(user) {
      const disabled = !user.disabled;
      const { title, text, confirm } = questions.disable;
      if (disabled && !(await isMeant({ title: title(nameOf(user)), text, confirm }))) return;
      await act(user, () => changeUser(client, user._id, { disabled }));
    },
    async remove(user) {
      const { title, text } = questions.remove;
      if (!(await isMeant({ title: title(nameOf(user)), text, confirm: actions.confirmRemove }))) return;
      await act(user, () => removeUser(client, user._id));
    },
  };
}
