import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { profile } from '#messages/profile.ts';
import { Button } from '#ui/button.tsx';
import type { Profile } from './accounts.contract.ts';
import { ChangeAlert } from './change-alert.tsx';
import { formText } from './form-text.ts';
import { saveProfile } from './own-account.queries.ts';
import { PersonFields } from './person-fields.tsx';
import { ProfileCard } from './profile-card.tsx';
import { useAccountChange } from './use-account-change.ts';

const { details } = profile;

/** Name and phone, to be changed; the email, to be seen. */
export function OwnDetails({ user }: { user: Profile }) {
  const client = useQueryClient();
  const change = useAccountChange();
  const values = { firstName: user.firstName, lastName: user.lastName };

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = {
      firstName: formText(form, 'firstName'),
      lastName: formText(form, 'lastName'),
      phone: formText(form, 'phone'),
      country: formText(form, 'country'),
    };
    void change.send(() => saveProfile(client, body));
  }

  return (
    <ProfileCard title={details.title} lead={details.lead}>
      <form noValidate onSubmit={submit}>
        <fieldset disabled={change.busy} className="grid min-w-0 grid-cols-1 gap-5 sm:grid-cols-2">
          <p className="sm:col-span-2">
            <span className="block text-sm text-muted">{details.email}</span>
            <bdi dir="ltr" className="font-medium break-all text-ink">
              {user.email}
            </bdi>
          </p>
          <PersonFields values={values} knownPhone={user.phone} errors={change.errors} />
          <div className="grid justify-items-start gap-4 sm:col-span-2">
            <ChangeAlert change={change} />
            <Button type="submit" busy={change.busy} busyText={profile.saving}>
              {details.save}
            </Button>
          </div>
        </fieldset>
      </form>
    </ProfileCard>
  );
}
