import { leaveLane, takeLane } from './lane.db.server.ts';
import { Ledger, type LedgerParts } from './ledger.server.ts';
import { type LeasedMessage, leaseDue } from './outbox.db.server.ts';
import type { Deliverer, Outcome } from './outbox-message.ts';

/** How long a message is one process's; a batch is done well before. */
const LEASE_MS = 5 * 60_000;

/**
 * Takes up one batch of a kind's due messages, delivers it, and writes each outcome down as it comes.
 * @returns how many there were.
 * @throws {AppError} STORE_UNAVAILABLE; what could not be written down is due again after its lease.
 */
export async function deliverBatch(
  parts: LedgerParts,
  kind: string,
  deliverer: Deliverer,
  signal: AbortSignal,
): Promise<number> {
  const now = parts.clock();
  const hold = await deliverer.notBefore?.();
  if (hold && hold > now) return 0;
  const until = new Date(now.getTime() + LEASE_MS);
  const leased = await parts.store.write(async (trx) => {
    const { holder } = parts;
    if (deliverer.alone && !(await takeLane(trx, { kind, holder, now, until }))) return [];
    const due = await leaseDue(trx, { kind, now, until, most: deliverer.batch });
    if (deliverer.alone && due.length === 0) await leaveLane(trx, kind, holder);
    return due;
  });
  if (leased.length === 0) return 0;
  await deliverLeased(parts, leased, deliverer, signal);
  if (deliverer.alone) await parts.store.write((trx) => leaveLane(trx, kind, parts.holder));
  return leased.length;
}

async function deliverLeased(
  parts: LedgerParts,
  leased: readonly LeasedMessage[],
  deliverer: Deliverer,
  signal: AbortSignal,
): Promise<void> {
  const now = parts.clock();
  const ledger = new Ledger(parts, leased);
  const settle = (id: string, outcome: Outcome) => ledger.settle(id, outcome);
  for (const { id } of leased) if (parts.delivered.has(id)) settle(id, { came: 'delivered' });
  for (const message of leased) {
    if (isExpired(message, now)) settle(message.id, { came: 'dropped', reason: 'expired' });
  }
  const wanted = leased.filter((message) => !isExpired(message, now) && !parts.delivered.has(message.id));
  if (wanted.length > 0) {
    await deliverer
      .deliver(wanted, settle, signal)
      .catch((error: unknown) => ledger.settleRest({ came: 'failed', reason: faultName(error) }));
  }
  ledger.settleRest(signal.aborted ? { came: 'released' } : { came: 'failed', reason: 'unsettled' });
  await ledger.written();
}

function isExpired({ expiresAt }: LeasedMessage, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now.toISOString();
}

/** Never the message: it may quote what was being delivered. */
function faultName(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
