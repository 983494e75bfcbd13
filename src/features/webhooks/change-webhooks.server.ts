import type { z } from 'zod';
import type { Deps } from '#api/deps.ts';
import { recordAudit } from '#audit/audit.db.server.ts';
import { assertConfirmed } from '#auth/confirmed.ts';
import { seal } from '#auth/sealed.server.ts';
import type { SessionUser } from '#auth/session-user.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/ids.server.ts';
import { isSendable } from './webhook-address.server.ts';
import { newWebhookSecret, WEBHOOK_PURPOSE } from './webhook-signature.server.ts';
import type { newWebhookBody, webhookChangeBody } from './webhooks.contract.ts';
import {
  deleteWebhook,
  findWebhook,
  insertWebhook,
  listReplayable,
  queueDelivery,
  updateWebhook,
  type WebhookRow,
} from './webhooks.db.server.ts';

type WebhookDeps = Pick<Deps, 'store' | 'clock' | 'config'>;

/**
 * Adds an endpoint, with a confirmed password: what it is told of is patients' data. Its secret is handed out here and
 * never again.
 * @throws {AppError} CONFIRM_PASSWORD, INVALID for an address that is not on the internet.
 */
export async function addWebhook(
  { store, clock, config }: WebhookDeps,
  actor: SessionUser,
  { url, events, active }: z.output<typeof newWebhookBody>,
): Promise<{ row: WebhookRow; secret: string }> {
  const now = clock();
  assertConfirmed(actor, now);
  const secret = newWebhookSecret();
  const row: WebhookRow = {
    id: newId(),
    url: sendable(url),
    secret: seal(config.secret, WEBHOOK_PURPOSE, secret),
    events: JSON.stringify(events),
    active: active ? 1 : 0,
    version: 1,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
  await store.write(async (trx) => {
    await insertWebhook(trx, row);
    await recordAudit(trx, { actor: actor.id, action: 'webhook.create', subject: subjectOf(row), at: now });
  });
  return { row, secret };
}

/**
 * Changes an endpoint; a new address asks for the confirmed password too.
 * @throws {AppError} NOT_FOUND, CONFLICT, CONFIRM_PASSWORD, INVALID.
 */
export async function changeWebhook(
  { store, clock }: WebhookDeps,
  actor: SessionUser,
  id: string,
  { url, events, active, version }: z.output<typeof webhookChangeBody>,
): Promise<void> {
  const now = clock();
  await store.write(async (trx) => {
    const row = await findWebhook(trx, id);
    if (!row) throw new AppError('NOT_FOUND');
    if (version !== undefined && version !== row.version) throw new AppError('CONFLICT');
    if (url !== undefined && url !== row.url) assertConfirmed(actor, now);
    await updateWebhook(trx, id, {
      ...(url === undefined ? {} : { url: sendable(url) }),
      ...(events === undefined ? {} : { events: JSON.stringify(events) }),
      ...(active === undefined ? {} : { active: active ? 1 : 0 }),
      version: row.version + 1,
      updated_at: now.toISOString(),
    });
    await recordAudit(trx, { actor: actor.id, action: 'webhook.change', subject: subjectOf(row), at: now });
  });
}

/** @throws {AppError} NOT_FOUND */
export async function removeWebhook(
  { store, clock }: WebhookDeps,
  actor: SessionUser,
  id: string,
): Promise<void> {
  const now = clock();
  await store.write(async (trx) => {
    const row = await findWebhook(trx, id);
    if (!row) throw new AppError('NOT_FOUND');
    await deleteWebhook(trx, id);
    await recordAudit(trx, { actor: actor.id, action: 'webhook.remove', subject: subjectOf(row), at: now });
  });
}

/**
 * Sends deliveries again: a named one, else all that did not arrive.
 * @throws {AppError} NOT_FOUND
 */
export async function replayWebhook(
  { store, clock }: WebhookDeps,
  id: string,
  delivery: string | undefined,
): Promise<void> {
  const now = clock();
  await store.write(async (trx) => {
    if (!(await findWebhook(trx, id))) throw new AppError('NOT_FOUND');
    const found = await listReplayable(trx, id, delivery);
    if (delivery !== undefined && found.length === 0) throw new AppError('NOT_FOUND');
    for (const one of found) await queueDelivery(trx, one.id, one.lead_id, now);
  });
}

function sendable(url: string): string {
  if (!isSendable(url)) throw new AppError('INVALID', { fields: { url: 'ADDRESS_PRIVATE' } });
  return url;
}

/** The host alone: an address may carry a key of the receiver's. */
function subjectOf({ id, url }: WebhookRow) {
  return { type: 'webhook', id, title: new URL(url).host };
}
