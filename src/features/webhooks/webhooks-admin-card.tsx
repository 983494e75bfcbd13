import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { RemoveButton } from '#back-office/act-button.tsx';
import { Switch } from '#back-office/switch.tsx';
import type { Act } from '#back-office/use-act.ts';
import { formatDateTime, formatNumber } from '#lib/format.ts';
import { actions } from '#messages/staff-actions.ts';
import { lists } from '#messages/staff-lists.ts';
import { webhooks as texts, webhookLog } from '#messages/staff-webhooks.ts';
import { Ltr } from '#ui/ltr.tsx';
import type { WebhookRecord } from './webhooks.contract.ts';
import { removeWebhook, setWebhookActive } from './webhooks-admin.queries.ts';
import { WebhookLog } from './webhooks-admin-log.tsx';

interface WebhookProps {
  webhook: WebhookRecord;
  act: Act;
}

/** One address: whether it is told of leads, what reached it, and its log. */
export function WebhookCard({ webhook, act }: WebhookProps) {
  const { id, url, active, waiting, lastDeliveredAt } = webhook;
  return (
    <article
      aria-labelledby={`webhook-${id}`}
      className="grid grid-cols-1 gap-4 rounded-tile border border-line p-5"
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <div className="min-w-0 grow basis-60">
          <h3 id={`webhook-${id}`} className="text-base font-semibold">
            <Ltr className="wrap-anywhere">{url}</Ltr>
          </h3>
          <p className="text-sm text-muted">
            {lastDeliveredAt ? `${texts.lastDelivered}: ${formatDateTime(lastDeliveredAt)}` : texts.never}
            {waiting > 0 ? ` · ${texts.waiting}: ${formatNumber(waiting)}` : ''}
          </p>
        </div>
        <Switch
          label={texts.activeNamed(url)}
          state={active ? texts.on : texts.off}
          on={active}
          disabled={act.busy !== null}
          onChange={(on) => void act.run(`active ${id}`, () => setWebhookActive(id, on))}
        />
        <RemoveButton
          act={act}
          name={`remove ${id}`}
          aria-label={lists.removeNamed(url)}
          doubt={doubtOf(url)}
          call={() => removeWebhook(id)}
        />
      </div>
      <Disclosure webhook={webhook} />
    </article>
  );
}

/** The log, asked for once somebody wants to see it. */
function Disclosure({ webhook }: { webhook: WebhookRecord }) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className="group rounded-field bg-sand px-4"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-13 list-none items-center justify-between gap-2 font-medium text-ink">
        {webhookLog.title}
        <IconChevronDown aria-hidden="true" className="size-5 text-muted transition group-open:rotate-180" />
      </summary>
      {open ? <WebhookLog webhook={webhook} /> : null}
    </details>
  );
}

function doubtOf(url: string) {
  const { title, text } = texts.ask;
  return { title, text: text(new URL(url).host), confirm: actions.confirmRemove };
}
