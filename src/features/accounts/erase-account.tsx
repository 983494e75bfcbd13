import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId, useRef } from 'react';
import { profile } from '#messages/profile.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { toastSuccess } from '#ui/toast.ts';
import { rememberProfile } from './accounts.queries.ts';
import { ChangeAlert } from './change-alert.tsx';
import { formText } from './form-text.ts';
import { eraseAccount } from './own-account.queries.ts';
import { PasswordInput } from './password-input.tsx';
import { ProfileCard } from './profile-card.tsx';
import { useAccountChange } from './use-account-change.ts';

const { erase } = profile;

/** Erases the account, after a dialog that says what happens and asks for the password. */
export function EraseAccount({ email }: { email: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const change = useAccountChange();
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const titleId = useId();
  const textId = useId();

  function forget() {
    form.current?.reset();
    change.clear();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = formText(new FormData(event.currentTarget), 'password');
    await change.send(async () => {
      const message = await eraseAccount({ password });
      // Away first: for a visitor the guard of this page would lead to the login.
      await navigate({ to: '/' });
      await rememberProfile(client, null);
      client.removeQueries({ type: 'inactive' });
      toastSuccess(message);
      return message;
    });
  }

  return (
    <ProfileCard title={erase.title} lead={erase.lead}>
      <Button
        look="outline"
        className="border-danger! text-danger! hover:bg-danger-tint!"
        onClick={() => dialog.current?.showModal()}
      >
        {erase.open}
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        aria-describedby={textId}
        onClose={forget}
        className="m-auto w-[min(32rem,calc(100vw-2rem))] rounded-card border border-line bg-white p-6 text-text shadow-lift backdrop:bg-ink/50 sm:p-8"
      >
        <h2 id={titleId} className="text-[1.4rem]">
          {erase.dialogTitle}
        </h2>
        <ul id={textId} className="mt-3 grid list-disc gap-1.5 ps-5">
          {erase.happens.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <form ref={form} noValidate onSubmit={submit} className="mt-5">
          <fieldset disabled={change.busy} className="grid min-w-0 grid-cols-1 gap-5">
            <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
            <Field label={erase.password} required error={change.errors.password}>
              {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
            </Field>
            <ChangeAlert change={change} />
            <div className="flex flex-wrap gap-3">
              <Button
                type="submit"
                busy={change.busy}
                busyText={erase.erasing}
                className="border-danger! bg-danger! hover:brightness-90"
              >
                {erase.confirm}
              </Button>
              <Button look="outline" onClick={() => dialog.current?.close()}>
                {erase.cancel}
              </Button>
            </div>
          </fieldset>
        </form>
      </dialog>
    </ProfileCard>
  );
}
