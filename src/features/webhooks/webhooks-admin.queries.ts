import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { send, sendAndSay } from '#back-office/send.ts';
import { readApi } from '#lib/api-client.ts';
import { stringifySearch } from '#lib/search-params.ts';
import { webhookLog, webhooks } from '#messages/staff-webhooks.ts';
import type { DeliveriesAnswer, NewWebhookAnswer, WebhooksAnswer } from './webhooks.contract.ts';

/** Deliveries arrive and are replayed while the screen is looked at. */
const ASKED_EVERY_MS = 10_000;

/** The addresses that are told of new leads, and how their deliveries stand. */
export function webhookList() {
  return queryOptions({
    queryKey: ['webhook', 'list'],
    staleTime: 0,
    refetchInterval: ASKED_EVERY_MS,
    queryFn: ({ signal }) => readApi<WebhooksAnswer>('webhook', signal, webhooks.failed),
  });
}

/** A page of what an address was told, newest first, 20 a page. */
export function deliveryList(id: string, page: number) {
  return queryOptions({
    // Not below the list's: where an address was deleted, its log must not be asked for again.
    queryKey: ['delivery', id, page],
    staleTime: 0,
    refetchInterval: ASKED_EVERY_MS,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      readApi<DeliveriesAnswer>(
        `${pathOf(id)}/delivery${stringifySearch({ page })}`,
        signal,
        webhookLog.failed,
      ),
  });
}

/**
 * Adds an address; the only answer that holds its secret.
 * @throws {ApiError} `CONFIRM_PASSWORD`; `INVALID` with `fields.url`.
 */
export function addWebhook(url: string): Promise<NewWebhookAnswer> {
  return send('POST', 'webhook', { url });
}

/** Switches an address on or off; returns what to show. */
export function setWebhookActive(id: string, active: boolean): Promise<string> {
  return sendAndSay('PUT', pathOf(id), { active });
}

/** Deletes an address with its log; returns what to show. */
export function removeWebhook(id: string): Promise<string> {
  return sendAndSay('DELETE', pathOf(id));
}

/** Sends one delivery again; returns what to show. */
export function replayDelivery(id: string, delivery: string): Promise<string> {
  return sendAndSay('POST', `${pathOf(id)}/replay`, { delivery });
}

function pathOf(id: string): string {
  return `webhook/${encodeURIComponent(id)}`;
}
