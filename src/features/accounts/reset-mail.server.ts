import { findReset } from '#auth/password-reset.db.server.ts';
import { hashResetToken, resetToken } from '#auth/reset-token.server.ts';
import type { Store } from '#db/store.ts';
import { readSettings } from '#features/site/settings.db.server.ts';
import type { Clock } from '#lib/clock.ts';
import type { Config } from '#lib/env.server.ts';
import { mails, resetMail } from '#messages/mail.ts';
import type { ComposeMail } from '#outbox/mail.ts';
import { layOut } from '#outbox/mail-layout.server.ts';
import { findUser } from './users.db.server.ts';

/**
 * The mail with a reset link, as long as the link works: nobody gets one that was used, is over, or belongs to an
 * account that never existed. The link is built from `PUBLIC_URL` alone (trust.md 9).
 */
export function composeResetMail({
  store,
  clock,
  config,
}: {
  store: Store;
  clock: Clock;
  config: Pick<Config, 'publicUrl'> & { secret: string };
}): ComposeMail {
  return async ({ seed }) => {
    const token = resetToken(config.secret, String(seed));
    const reset = await findReset(store.read, hashResetToken(token), clock().toISOString());
    const user = reset && (await findUser(store.read, reset.userId));
    if (!user) return null;
    const { name: clinic } = await readSettings(store.read);
    const bodies = layOut({
      clinic,
      greeting: mails.greeting(user.firstName),
      lead: resetMail.lead,
      button: { text: resetMail.button, href: `${config.publicUrl}/resetPassword/${token}` },
      notes: [resetMail.limits, resetMail.notYou],
    });
    return { to: [user.email], subject: resetMail.subject(clinic), ...bodies };
  };
}
