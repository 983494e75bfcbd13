import type { FormEvent, ReactNode } from 'react';
import { ChangeAlert } from '#features/accounts/change-alert.tsx';
import type { AccountChange } from '#features/accounts/use-account-change.ts';
import { useConfirmed } from '#features/accounts/use-confirmed.tsx';
import { actions } from '#messages/staff-actions.ts';
import { Button } from '#ui/button.tsx';
import { FormBar } from './form-bar.tsx';
import { Modal } from './modal.tsx';

interface FormModalProps {
  title: ReactNode;
  text?: ReactNode;
  width?: string;
  /** How the sending goes: the fields show what it says of them. */
  change: AccountChange;
  /** Sends what was typed and resolves with what to say; called again once a password that was wanted is given. */
  send: (form: FormData) => Promise<string>;
  /** What its main button says, and what it says meanwhile. */
  submit: string;
  submitting: string;
  /** It is done with, or was given up. */
  onClose: () => void;
  children: ReactNode;
}

/** A window with one form that the server may want the password for. What is refused stays to be mended. */
export function FormModal({ change, send, submit, submitting, onClose, children, ...words }: FormModalProps) {
  const { confirmed, dialog } = useConfirmed();

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (await change.send(() => confirmed(() => send(form)))) onClose();
  }

  return (
    <Modal
      {...words}
      closeButton={!change.busy}
      onLeave={() => {
        if (!change.busy) onClose();
      }}
    >
      <form noValidate autoComplete="off" onSubmit={onSubmit} className="mt-5">
        <fieldset disabled={change.busy} className="grid min-w-0 grid-cols-1 gap-5">
          {children}
          <ChangeAlert change={change} />
          <FormBar place="modal">
            <Button look="outline" onClick={onClose}>
              {actions.cancel}
            </Button>
            <Button type="submit" busy={change.busy} busyText={submitting}>
              {submit}
            </Button>
          </FormBar>
        </fieldset>
      </form>
      {dialog}
    </Modal>
  );
}
