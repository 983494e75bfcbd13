import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { profile } from '#messages/profile.ts';
import { Button } from '#ui/button.tsx';
import { toastSuccess } from '#ui/toast.ts';
import { rememberProfile } from './accounts.queries.ts';
import { eraseAccount } from './own-account.queries.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { ProfileCard } from './profile-card.tsx';

const { erase } = profile;

/** Erases the account, after a dialog that says what happens and asks for the password. */
export function EraseAccount() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);

  async function eraseWith(password: string): Promise<string> {
    const message = await eraseAccount({ password });
    // Away first: for a visitor the guard of this page would lead to the login.
    await navigate({ to: '/' });
    await rememberProfile(client, null);
    client.removeQueries({ type: 'inactive' });
    toastSuccess(message);
    return message;
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
      <PasswordDialog
        ref={dialog}
        title={erase.dialogTitle}
        confirm={erase.confirm}
        confirming={erase.erasing}
        danger
        onPassword={eraseWith}
      >
        <ul className="grid list-disc gap-1.5 ps-5">
          {erase.happens.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </PasswordDialog>
    </ProfileCard>
  );
}
