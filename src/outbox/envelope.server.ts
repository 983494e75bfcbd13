import type { SendMailOptions } from 'nodemailer';
import type { Clock } from '#lib/clock.ts';
import type { Mail } from './mail.ts';

export interface SenderSettings {
  /** `MAIL_FROM`. */
  from: string;
  /** `PUBLIC_URL`: its host names the messages. */
  publicUrl: string;
  clock: Clock;
}

/** The mail as nodemailer takes it. Its Message-ID is the queued message's, so that a repeat is known for one. */
export function envelope(
  { from, publicUrl, clock }: SenderSettings,
  id: string,
  mail: Mail,
): SendMailOptions {
  const { to, subject, text, html } = mail;
  return {
    from,
    to: [...to],
    subject,
    text,
    html,
    date: clock(),
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'ar' },
  };
}
