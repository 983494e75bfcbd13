import { createTransport } from 'nodemailer';
import { envelope, type SenderSettings } from './envelope.server.ts';
import type { MailSender } from './mail.ts';

/** A server that says nothing for so many milliseconds is taken for down: well within a batch's lease. */
const PATIENCE = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
};

/** Sends by the mail server at `url` (`SMTP_URL`); one connection a mail, as there are few. */
export function smtpSender(url: string, settings: SenderSettings): MailSender {
  const transport = createTransport({ url, ...PATIENCE, disableFileAccess: true, disableUrlAccess: true });
  return {
    async send(id, mail) {
      await transport.sendMail(envelope(settings, id, mail));
    },
  };
}
