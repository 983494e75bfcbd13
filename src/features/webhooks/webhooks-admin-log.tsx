import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActButton } from '#back-office/act-button.tsx';
import { ListState } from '#back-office/list/list-states.tsx';
import { type Act, useAct } from '#back-office/use-act.ts';
import { formatDateTime, plural } from '#lib/format.ts';
import { actions } from '#messages/staff-actions.ts';
import { webhookLog as texts } from '#messages/staff-webhooks.ts';
import { classNames } from '#ui/class-names.ts';
import { Ltr } from '#ui/ltr.tsx';
import { Pagination } from '#ui/pagination.tsx';
import type { DeliveryRecord, WebhookRecord } from './webhooks.contract.ts';
import { deliveryList, replayDelivery } from './webhooks-admin.queries.ts';

const TONES: Record<DeliveryRecord['state'], string> = {
  delivered: 'bg-success-tint text-success',
  waiting: 'bg-gold-tint text-gold-deep',
  gaveUp: 'bg-danger-tint text-danger',
};

/** What an address was told and what it answered, newest first; what failed can be sent again. */
export function WebhookLog({ webhook }: { webhook: WebhookRecord }) {
  const [page, setPage] = useState(1);
  const act = useAct({ reload: ['webhook', 'delivery'], failed: actions.failed });
  const log = useQuery(deliveryList(webhook.id, page));
  const { data } = log;
  return (
    <div className="pb-4">
      <ListState list={log} failed={texts.failed} />
      {data?.totalDeliveries === 0 ? <p>{texts.empty}</p> : null}
      {data && data.deliveries.length > 0 ? (
        <ol className="divide-y divide-line">
          {data.deliveries.map((delivery) => (
            <Delivery key={delivery.id} delivery={delivery} webhook={webhook} act={act} />
          ))}
        </ol>
      ) : null}
      <Pagination
        page={page}
        pages={data?.totalPages ?? 1}
        link={({ page: other, ...rest }) => <button type="button" onClick={() => setPage(other)} {...rest} />}
      />
    </div>
  );
}

interface DeliveryProps {
  delivery: DeliveryRecord;
  webhook: WebhookRecord;
  act: Act;
}

function Delivery({ delivery, webhook, act }: DeliveryProps) {
  const { id, event, state, attempts, createdAt } = delivery;
  const time = formatDateTime(createdAt);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium text-ink">{texts.events[event]}</span>
          <span className={classNames('rounded-pill px-3 text-sm font-medium', TONES[state])}>
            {texts.states[state]}
          </span>
        </p>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
          <time dateTime={createdAt}>{time}</time>
          <span>{plural(attempts, texts.tries)}</span>
          <Answer delivery={delivery} />
        </p>
      </div>
      {webhook.active && canReplay(delivery) ? (
        <ActButton
          act={act}
          name={`replay ${id}`}
          aria-label={texts.replayNamed(time)}
          call={() => replayDelivery(webhook.id, id)}
        >
          <IconRefresh aria-hidden="true" className="size-5" />
          {texts.replay}
        </ActButton>
      ) : null}
    </li>
  );
}

/** It failed: for good, or at least once. */
function canReplay({ state, attempts }: DeliveryRecord): boolean {
  return state === 'gaveUp' || (state === 'waiting' && attempts > 0);
}

/** What the receiver answered last, or why it did not. */
function Answer({ delivery: { status, problem } }: { delivery: DeliveryRecord }) {
  if (status !== null) {
    return (
      <span>
        {texts.answered} <Ltr>{status}</Ltr>
      </span>
    );
  }
  if (problem === null) return null;
  const known = Object.entries(texts.problems).find(([code]) => code === problem)?.[1];
  if (known !== undefined) return <span>{known}</span>;
  return (
    <span>
      {texts.unreachable} <Ltr>{problem}</Ltr>
    </span>
  );
}
