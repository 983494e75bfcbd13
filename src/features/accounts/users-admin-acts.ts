import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '#back-office/dialog/ask.ts';
import { userQuestions as questions } from '#messages/staff-users.ts';
import { toastSuccess } from '#ui/toast.ts';
import { type AccountChange, useAccountChange } from './use-account-change.ts';
import type { UserRecord } from './users.contract.ts';
import { changeUser, removeUser } from './users-admin.queries.ts';
import { nameOf } from './users-admin-form.tsx';

/** What is asked before something is done with an account. */
type UserQuestion = (typeof questions)['disable' | 'remove'];

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
    setBusy(null);
  }

  async function isMeant(question: UserQuestion, user: UserRecord): Promise<boolean> {
    const { closedBy } = await ask({
      title: question.title(nameOf(user)),
      text: question.text,
      confirmText: question.confirm,
      cancelText: questions.cancel,
      danger: true,
    });
    return closedBy === 'confirm';
  }

  return {
    busy,
    change,
    async toggle(user) {
      const disabled = !user.disabled;
      if (disabled && !(await isMeant(questions.disable, user))) return;
      await act(user, () => changeUser(client, user._id, { disabled }));
    },
    async remove(user) {
      if (!(await isMeant(questions.remove, user))) return;
      await act(user, () => removeUser(client, user._id));
    },
  };
}
