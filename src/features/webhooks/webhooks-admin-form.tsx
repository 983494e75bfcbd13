import { FormModal } from '#back-office/form-modal.tsx';
import { formText } from '#features/accounts/form-text.ts';
import { useAccountChange } from '#features/accounts/use-account-change.ts';
import { actions } from '#messages/staff-actions.ts';
import { webhookForm as texts } from '#messages/staff-webhooks.ts';
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

  async function send(form: FormData) {
    const answer = await addWebhook(formText(form, 'url'));
    onAdded(answer);
    return answer.message;
  }

  return (
    <FormModal
      title={texts.title}
      change={change}
      send={send}
      submit={actions.add}
      submitting={texts.adding}
      onClose={onClose}
    >
      <Field label={texts.address} hint={texts.addressHint} required error={change.errors.url}>
        {(control) => (
          <TextInput {...control} type="url" name="url" dir="ltr" autoComplete="off" spellCheck={false} />
        )}
      </Field>
    </FormModal>
  );
}
