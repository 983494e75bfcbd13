import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { profile } from '#messages/profile.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { ChangeAlert } from './change-alert.tsx';
import { formText } from './form-text.ts';
import { changePassword } from './own-account.queries.ts';
import { PasswordInput } from './password-input.tsx';
import { ProfileCard } from './profile-card.tsx';
import { useAccountChange } from './use-account-change.ts';

const { password } = profile;

/** A new password, for who knows the one there is. */
export function OwnPassword({ email }: { email: string }) {
  const client = useQueryClient();
  const change = useAccountChange();
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const body = {
      currentPassword: formText(typed, 'currentPassword'),
      newPassword: formText(typed, 'newPassword'),
    };
    if (await change.send(() => changePassword(client, body))) form.current?.reset();
  }

  return (
    <ProfileCard title={password.title} lead={password.lead}>
      <form ref={form} noValidate onSubmit={submit}>
        <fieldset disabled={change.busy} className="grid min-w-0 grid-cols-1 gap-5">
          {/* For the browser's keeper of passwords, which asks whose it is. */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <Field label={password.current} required error={change.errors.currentPassword}>
            {(control) => (
              <PasswordInput {...control} name="currentPassword" autoComplete="current-password" />
            )}
          </Field>
          <Field label={password.new} hint={password.hint} required error={change.errors.newPassword}>
            {(control) => <PasswordInput {...control} name="newPassword" autoComplete="new-password" />}
          </Field>
          <ChangeAlert change={change} />
          <Button type="submit" busy={change.busy} busyText={profile.saving} className="justify-self-start">
            {password.save}
          </Button>
        </fieldset>
      </form>
    </ProfileCard>
  );
}
