import { CopiedText } from '#back-office/copied-text.tsx';
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
        <CopiedText text={secret} words={texts} />
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
