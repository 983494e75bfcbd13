import { type ReactNode, useRef } from 'react';
import { ApiError } from '#lib/api-client.ts';
import { confirmPassword as texts } from '#messages/confirm-password.ts';
import { asksForPassword, confirmPassword } from './own-account.queries.ts';
import { PasswordDialog } from './password-dialog.tsx';

interface Confirmed {
  /** Makes a call; where it asks for the password, the dialog does, and then it is made again. */
  confirmed: <T>(call: () => Promise<T>) => Promise<T>;
  /** Belongs somewhere on the screen. */
  dialog: ReactNode;
}

/** For exports, erasures and role changes, which want a password given within ten minutes (api.md, `auth/confirm`). */
export function useConfirmed(): Confirmed {
  const dialog = useRef<HTMLDialogElement>(null);
  const waiting = useRef<PromiseWithResolvers<void> | null>(null);

  async function confirmed<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (!asksForPassword(error)) throw error;
    }
    waiting.current = Promise.withResolvers();
    dialog.current?.showModal();
    await waiting.current.promise;
    return call();
  }

  async function givePassword(password: string): Promise<string> {
    const message = await confirmPassword({ password });
    waiting.current?.resolve();
    dialog.current?.close();
    return message;
  }

  /** Of no effect where the password was right. */
  function giveUp() {
    waiting.current?.reject(new ApiError(texts.unconfirmed, { status: 0, code: 'UNCONFIRMED' }));
  }

  return {
    confirmed,
    dialog: (
      <PasswordDialog
        ref={dialog}
        title={texts.title}
        confirm={texts.confirm}
        confirming={texts.confirming}
        onPassword={givePassword}
        onClose={giveUp}
      >
        <p>{texts.lead}</p>
      </PasswordDialog>
    ),
  };
}
