import type { Store } from '#db/store.ts';
import { listSuperadminEmails } from '#features/accounts/users.db.server.ts';
import { readSettings } from '#features/site/settings.db.server.ts';
import type { Config } from '#lib/env.server.ts';
import { formatDateTime } from '#lib/format.ts';
import { bookingNotice, mails } from '#messages/mail.ts';
import type { ComposeMail } from '#outbox/mail.ts';
import { layOut } from '#outbox/mail-layout.server.ts';
import { findNotedLead } from './notice.db.server.ts';

/**
 * The mail that tells the clinic of a booking: to `MAIL_TO`, else the address in the settings, else the superadmins.
 * Who booked stays in the back office, where it links to: mail travels through many hands.
 */
export function composeBookingNotice({
  store,
  config,
}: {
  store: Store;
  config: Pick<Config, 'publicUrl' | 'mailTo'>;
}): ComposeMail {
  return async ({ leadId }) => {
    const lead = await findNotedLead(store.read, String(leadId));
    if (!lead) return null;
    const { name: clinic, email } = await readSettings(store.read);
    const inbox = config.mailTo || email;
    const { subject, lead: sentence, button, privacy, ...names } = bookingNotice;
    const chosen = [
      { name: names.section, value: lead.sectionTitle },
      { name: names.service, value: lead.serviceTitle },
    ];
    const bodies = layOut({
      clinic,
      greeting: mails.greetingStaff,
      lead: sentence,
      facts: [
        { name: names.reference, value: lead.reference, ltr: true },
        ...chosen.flatMap(({ name, value }) => (value === null ? [] : [{ name, value }])),
        { name: names.receivedAt, value: formatDateTime(lead.createdAt) },
      ],
      button: { text: button, href: `${config.publicUrl}/admin-dashboard/customers` },
      notes: [privacy],
    });
    const to = inbox ? [inbox] : await listSuperadminEmails(store.read);
    return { to, subject: subject(lead.reference), ...bodies };
  };
}
