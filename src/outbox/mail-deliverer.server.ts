import type { ComposeMail, MailSender } from './mail.ts';
import { oneByOne } from './one-by-one.server.ts';
import type { Deliverer, OutboxMessage, Outcome } from './outbox-message.ts';

/** So many mails in a row, each at most half a minute: within the lease. */
const BATCH = 8;

/**
 * Delivers messages of the kind `mail`: the payload's `notice` says which mail, its composer writes it from what the
 * store holds now, and the sender hands it over, one after the other.
 */
export function mailDeliverer(
  sender: MailSender,
  composers: Readonly<Record<string, ComposeMail>>,
): Deliverer {
  async function attempt({ id, payload }: OutboxMessage): Promise<Outcome> {
    const { notice } = payload;
    const compose = typeof notice === 'string' && Object.hasOwn(composers, notice) ? composers[notice] : null;
    // A newer version's, perhaps: it waits for a process that knows it.
    if (!compose) return { came: 'failed', reason: 'unknown notice' };
    try {
      const mail = await compose(payload);
      if (!mail || mail.to.length === 0) return { came: 'dropped', reason: 'not needed' };
      await sender.send(id, mail);
      return { came: 'delivered' };
    } catch (error) {
      return { came: 'failed', reason: reasonOf(error) };
    }
  }

  return { batch: BATCH, deliver: oneByOne(attempt) };
}

/** `EENVELOPE 550` of an error: its message would quote addresses. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  const status =
    'responseCode' in error && typeof error.responseCode === 'number' ? ` ${error.responseCode}` : '';
  return `${code}${status}`;
}
