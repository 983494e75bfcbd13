import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeResetMail } from '#features/accounts/reset-mail.server.ts';
import type { GateOptions } from '#features/google/google-gate.server.ts';
import { sheetDeliverer } from '#features/google/sheet-deliverer.server.ts';
import { composeBookingNotice } from '#features/leads/booking-notice.server.ts';
import type { AddressOptions } from '#features/webhooks/webhook-address.server.ts';
import { webhookDeliverer } from '#features/webhooks/webhook-deliverer.server.ts';
import { dataFolder } from '#lib/data-folder.server.ts';
import { folderSender } from '#outbox/folder-sender.server.ts';
import type { MailSender } from '#outbox/mail.ts';
import { mailDeliverer } from '#outbox/mail-deliverer.server.ts';
import type { Deliverer } from '#outbox/outbox-message.ts';
import { smtpSender } from '#outbox/smtp-sender.server.ts';
import type { Deps } from './deps.ts';

/** What deliveries may reach. */
type DeliveryDeps = Pick<Deps, 'store' | 'clock' | 'log' | 'config'>;

/** What tests say of the outside world. */
interface DeliveryOptions {
  google?: GateOptions;
  webhooks?: AddressOptions;
}

/** Who delivers which kind of queued message; a feature that queues one adds its deliverer, or its mail, here. */
export function deliverersOf(
  deps: DeliveryDeps,
  sender: MailSender = mailSender(deps),
  { google, webhooks }: DeliveryOptions = {},
): Record<string, Deliverer> {
  return {
    mail: mailDeliverer(sender, {
      booking: composeBookingNotice(deps),
      reset: composeResetMail(deps),
    }),
    sheet: sheetDeliverer(deps, google),
    webhook: webhookDeliverer(deps, webhooks),
  };
}

/** By `SMTP_URL`, else into `mail/` beside the store. */
function mailSender({ config, clock, log }: DeliveryDeps): MailSender {
  const settings = { from: config.mailFrom, publicUrl: config.publicUrl, clock };
  if (config.smtpUrl) return smtpSender(config.smtpUrl, settings);
  const folder = dataFolder(config.databaseUrl) ?? join(tmpdir(), `basma-${process.pid}`);
  return folderSender(join(folder, 'mail'), { ...settings, log });
}
