import type { FormEvent } from 'react';
import { Modal } from '#back-office/modal.tsx';
import { ChangeAlert } from '#features/accounts/change-alert.tsx';
import { formText } from '#features/accounts/form-text.ts';
import { useAccountChange } from '#features/accounts/use-account-change.ts';
import { useConfirmed } from '#features/accounts/use-confirmed.tsx';
import { actions } from '#messages/staff-actions.ts';
import { webhookForm as texts } from '#messages/staff-webhooks.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { NewWebhookAnswer } from './webhooks.contract.ts';
import { addWebhook } from './webhooks-admin.queries.ts';

interface WebhookModalProps {
  onClose: () => void;
  onAdded: (answer: NewWebhookAnswer) => void;
}

/** The window in which an address is added; asks for the password where that is wanted. */
export function WebhookModal({ onClose, onAdded }: WebhookModalProps) {
  const change = useAccountChange();
  const { confirmed, dialog } = useConfirmed();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const url = formText(new FormData(event.currentTarget), 'url');
    void change.send(async () => {
      const answer = await confirmed(() => addWebhook(url));
      onAdded(answer);
      return answer.message;
    });
  }

  function leave() {
    if (!change.busy) onClose();
  }

  return (
    <Modal title={texts.title} closeButton={!change.busy} onLeave={leave}>
      <form noValidate autoComplete="off" onSubmit={submit} className="mt-5">
        <fieldset disabled={change.busy} className="grid min-w-0 grid-cols-1 gap-5">
          <Field label={texts.address} hint={texts.addressHint} required error={change.errors.url}>
            {(control) => (
              <TextInput {...control} type="url" name="url" dir="ltr" autoComplete="off" spellCheck={false} />
            )}
          </Field>
          <ChangeAlert change={change} />
          <div className="flex flex-wrap justify-end gap-3">
            <Button look="outline" onClick={onClose}>
              {actions.cancel}
            </Button>
            <Button type="submit" busy={change.busy} busyText={texts.adding}>
              {actions.add}
            </Button>
          </div>
        </fieldset>
      </form>
      {dialog}
    </Modal>
  );
}
