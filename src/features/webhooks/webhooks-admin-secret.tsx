import { CopyButton } from '#back-office/copy-button.tsx';
import { Modal } from '#back-office/modal.tsx';
import { webhookForm as texts } from '#messages/staff-webhooks.ts';
import { Button } from '#ui/button.tsx';
import { Ltr } from '#ui/ltr.tsx';
import type { NewWebhookAnswer } from './webhooks.contract.ts';

/** As the deliverer sends it. */
const SIGNATURE = 'Basma-Signature: t=…,v1=…';

interface WebhookSecretProps {
  added: NewWebhookAnswer;
  onClose: () => void;
}

/** A new address's secret, for the only time, and what it is for. A press beside the window does not lose it. */
export function WebhookSecret({ added: { message, secret }, onClose }: WebhookSecretProps) {
  return (
    <Modal
      title={texts.secretTitle}
      text={message}
      onLeave={(by) => {
        if (by !== 'backdrop') onClose();
      }}
    >
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Ltr className="min-w-0 grow basis-60 rounded-field bg-brand-tint px-3.5 py-2.5 text-sm wrap-anywhere text-brand-deep select-all">
          {secret}
        </Ltr>
        <CopyButton text={secret} label={texts.copy} copied={texts.copied} failed={texts.copyFailed} />
      </div>
      <p className="mt-5">{texts.check}</p>
      <p className="my-1.5">
        <Ltr className="font-medium text-ink">{SIGNATURE}</Ltr>
      </p>
      <p>{texts.checkHow}</p>
      <Button size="small" className="mt-6" onClick={onClose}>
        {texts.done}
      </Button>
    </Modal>
  );
}
