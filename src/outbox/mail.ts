/** A mail without its envelope's sender, which is the same for all. */
export interface Mail {
  to: readonly string[];
  subject: string;
  text: string;
  html: string;
}

/** Writes the mail that a queued notice asks for; null where nobody needs it any more. */
export type ComposeMail = (payload: Readonly<Record<string, unknown>>) => Promise<Mail | null>;

/** Hands a mail over; resolves when the other side has taken it. */
export interface MailSender {
  /**
   * @param id of the message: the same for each try, so that a mail program shows a repeat once.
   * @throws {Error} with nodemailer's `code` and `responseCode` where it has them.
   */
  send(id: string, mail: Mail): Promise<void>;
}
