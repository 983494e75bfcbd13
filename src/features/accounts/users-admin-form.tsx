import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormModal } from '#back-office/form-modal.tsx';
import { ApiError } from '#lib/api-client.ts';
import { newKey } from '#lib/new-key.ts';
import { actions } from '#messages/staff-actions.ts';
import { userForm, users } from '#messages/staff-users.ts';
import { Field } from '#ui/field.tsx';
import { toastSuccess } from '#ui/toast.ts';
import { EmailField } from './email-field.tsx';
import { formText } from './form-text.ts';
import { PasswordInput } from './password-input.tsx';
import { PersonFields } from './person-fields.tsx';
import { useAccountChange } from './use-account-change.ts';
import type { UserRecord } from './users.contract.ts';
import { addUser, changeUser } from './users-admin.queries.ts';
import { type Rights, RightsFields } from './users-admin-rights.tsx';

interface UserModalProps {
  /** Whose rights are changed; null: somebody new. */
  user: UserRecord | null;
  /** Whether it is the account of whoever looks at it. */
  own?: boolean;
  onClose: () => void;
}

/** The window in which somebody is added, or gets other rights; asks for the password where that is wanted. */
export function UserModal({ user, own = false, onClose }: UserModalProps) {
  const client = useQueryClient();
  const change = useAccountChange();
  const [retryKey] = useState(newKey);
  const [rights, setRights] = useState<Rights>(user ?? { role: 'admin', areas: null });

  async function send(form: FormData) {
    assertArea(rights);
    const { role, areas } = rights;
    const given = { role, areas: areas && [...areas] };
    const message = user
      ? await changeUser(client, user._id, given)
      : await addUser(client, { ...readPerson(form), ...given }, retryKey);
    toastSuccess(message);
    return message;
  }

  return (
    <FormModal
      title={user ? userForm.changeTitle(nameOf(user)) : users.add}
      {...(user ? { text: own ? userForm.own : userForm.endsSessions } : {})}
      width="40rem"
      change={change}
      send={send}
      submit={user ? actions.save : actions.add}
      submitting={actions.saving}
      onClose={onClose}
    >
      {user ? null : <NewPersonFields errors={change.errors} />}
      <RightsFields rights={rights} onChange={setRights} errors={change.errors} />
    </FormModal>
  );
}

function NewPersonFields({ errors }: { errors: Record<string, string> }) {
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <PersonFields errors={errors} />
      <EmailField error={errors.email} autoComplete="off" className="col-span-full" />
      <Field
        label={userForm.password}
        hint={userForm.passwordHint}
        required
        error={errors.password}
        className="col-span-full"
      >
        {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" />}
      </Field>
    </div>
  );
}

function readPerson(form: FormData) {
  return {
    firstName: formText(form, 'firstName'),
    lastName: formText(form, 'lastName'),
    phone: formText(form, 'phone'),
    country: formText(form, 'country'),
    email: formText(form, 'email'),
    password: formText(form, 'password'),
  };
}

/** Areas of one's own and none of them would be an admin who may nothing. */
function assertArea({ role, areas }: Rights): void {
  if (role !== 'admin' || areas === null || areas.length > 0) return;
  const fields = { areas: userForm.chooseArea };
  throw new ApiError(userForm.check, { status: 0, code: 'INVALID', fields });
}

/** «نورة القرشي»; the email where there is no name. */
export function nameOf({ firstName, lastName, email }: UserRecord): string {
  return `${firstName} ${lastName}`.trim() || email;
}
