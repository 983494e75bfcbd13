import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AddButton } from '#back-office/add-button.tsx';
import { ListEmpty, ListState } from '#back-office/list/list-states.tsx';
import { useAct } from '#back-office/use-act.ts';
import { actions } from '#messages/staff-actions.ts';
import { webhooks as texts } from '#messages/staff-webhooks.ts';
import type { NewWebhookAnswer } from './webhooks.contract.ts';
import { webhookList } from './webhooks-admin.queries.ts';
import { WebhookCard } from './webhooks-admin-card.tsx';
import { WebhookModal } from './webhooks-admin-form.tsx';
import { WebhookSecret } from './webhooks-admin-secret.tsx';

/** The addresses that are told of new leads; a secret is shown once, right after its address was added. */
export function Webhooks() {
  const list = useQuery(webhookList());
  const act = useAct({ reload: ['webhook'], failed: actions.failed });
  const [adding, setAdding] = useState(false);
  const [added, setAdded] = useState<NewWebhookAnswer | null>(null);
  const { data } = list;
  return (
    <section aria-labelledby="webhooks">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="webhooks" className="text-h3">
          {texts.title}
        </h2>
        <AddButton look="outline" className="ms-auto" onClick={() => setAdding(true)}>
          {texts.add}
        </AddButton>
      </div>
      <p className="mt-2 mb-5 max-w-measure text-muted">{texts.lead}</p>
      <ListState list={list} failed={texts.failed} />
      {data?.webhooks.length === 0 ? <ListEmpty text={texts.empty} /> : null}
      {data && data.webhooks.length > 0 ? (
        <ul className="grid grid-cols-1 gap-4">
          {data.webhooks.map((webhook) => (
            <li key={webhook.id} className="min-w-0">
              <WebhookCard webhook={webhook} act={act} />
            </li>
          ))}
        </ul>
      ) : null}
      {adding ? (
        <WebhookModal
          onClose={() => setAdding(false)}
          onAdded={(answer) => {
            setAdding(false);
            setAdded(answer);
            void list.refetch();
          }}
        />
      ) : null}
      {added ? <WebhookSecret added={added} onClose={() => setAdded(null)} /> : null}
    </section>
  );
}
