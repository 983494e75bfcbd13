import type { Deps } from '#api/deps.ts';
import { unseal } from '#auth/sealed.server.ts';
import { oneByOne } from '#outbox/one-by-one.server.ts';
import type { Deliverer, OutboxMessage, Outcome } from '#outbox/outbox-message.ts';
import { sendWebhook } from './send-webhook.server.ts';
import type { AddressOptions } from './webhook-address.server.ts';
import { signatureOf, WEBHOOK_PURPOSE } from './webhook-signature.server.ts';
import { findDelivery, findLeadEvent, noteTry } from './webhooks.db.server.ts';

/** So many in a row, each at most ten seconds: within the lease. */
const BATCH = 8;

type WebhookDeps = Pick<Deps, 'store' | 'clock' | 'config'>;

/**
 * Delivers events to endpoints (kind `webhook`): what the store holds of the lead now, signed. Any 2xx is an arrival; all
 * else is tried again for three days. A receiver knows a repeat by `Basma-Delivery`.
 */
export function webhookDeliverer(
  { store, clock, config }: WebhookDeps,
  options: AddressOptions & { patience?: number } = {},
): Deliverer {
  async function attempt({ payload }: OutboxMessage): Promise<Outcome> {
    const delivery = await findDelivery(store.read, String(payload.delivery));
    const lead = delivery?.leadId ? await findLeadEvent(store.read, delivery.leadId) : null;
    if (!delivery || !lead) return { came: 'dropped', reason: 'not needed' };
    if (delivery.active === 0) return { came: 'dropped', reason: 'switched off' };
    const secret = unseal(config.secret, WEBHOOK_PURPOSE, delivery.secret);
    const { id, event, createdAt } = delivery;
    const body = JSON.stringify({ id, event, createdAt, data: { lead } });
    const now = clock();
    const answer =
      secret === null
        ? { problem: 'SECRET_CHANGED' }
        : await sendWebhook(
            delivery.url,
            headersOf({ id, event, signature: signatureOf(secret, body, now) }),
            body,
            options,
          );
    const status = 'status' in answer ? answer.status : null;
    const problem = problemOf(answer);
    await store.write((trx) => noteTry(trx, id, { status, problem, now: clock() }));
    return problem === null ? { came: 'delivered' } : { came: 'failed', reason: problem };
  }

  return { batch: BATCH, deliver: oneByOne(attempt) };
}

function headersOf({ id, event, signature }: { id: string; event: string; signature: string }) {
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'Basma',
    'Basma-Event': event,
    'Basma-Delivery': id,
    'Basma-Signature': signature,
  };
}

function problemOf(answer: { status: number } | { problem: string }): string | null {
  if ('problem' in answer) return answer.problem;
  return answer.status >= 200 && answer.status < 300 ? null : `HTTP ${answer.status}`;
}
