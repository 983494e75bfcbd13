import { type FormEvent, type ReactNode, type RefObject, useId, useRef } from 'react';
import { confirmPassword } from '#messages/confirm-password.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { ChangeAlert } from './change-alert.tsx';
import { formText } from './form-text.ts';
import { PasswordInput } from './password-input.tsx';
import { useAccountChange } from './use-account-change.ts';
import { useSession } from './use-session.ts';

interface PasswordDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  /** What happens when the password is right. */
  children: ReactNode;
  confirm: string;
  confirming: string;
  /** Whether nothing can be taken back. */
  danger?: boolean;
  /** Does it and resolves with what to say; a refusal is shown in the dialog, which stays open. */
  onPassword: (password: string) => Promise<string>;
  onClose?: () => void;
}

/** Asks for the password before something that an unwatched screen must not do by itself. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { ref, title, children, confirm, confirming, danger = false, onPassword, onClose } = props;
  const session = useSession();
  const change = useAccountChange();
  const form = useRef<HTMLFormElement>(null);
  const titleId = useId();
  const textId = useId();

  function forget() {
    form.current?.reset();
    change.clear();
    onClose?.();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = formText(new FormData(event.currentTarget), 'password');
    void change.send(() => onPassword(password));
  }

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onClose={forget}
      className="m-auto w-[min(32rem,calc(100vw-2rem))] rounded-card border border-line bg-white p-6 text-text shadow-lift backdrop:bg-ink/50 sm:p-8"
    >
      <h2 id={titleId} className="text-[1.4rem]">
        {title}
      </h2>
      <div id={textId} className="mt-3">
        {children}
      </div>
      <form ref={form} noValidate onSubmit={submit} className="mt-5">
        <fieldset disabled={change.busy} className="grid min-w-0 grid-cols-1 gap-5">
          {/* For the browser's keeper of passwords, which asks whose it is. */}
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={session === 'loading' || session === null ? '' : session.email}
            readOnly
            hidden
          />
          <Field label={confirmPassword.password} required error={change.errors.password}>
            {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
          </Field>
          <ChangeAlert change={change} />
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              busy={change.busy}
              busyText={confirming}
              className={danger ? 'border-danger! bg-danger! hover:brightness-90' : undefined}
            >
              {confirm}
            </Button>
            <Button look="outline" onClick={() => ref.current?.close()}>
              {confirmPassword.cancel}
            </Button>
          </div>
        </fieldset>
      </form>
    </dialog>
  );
}
