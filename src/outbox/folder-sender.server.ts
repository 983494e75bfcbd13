import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { envelope, type SenderSettings } from './envelope.server.ts';
import type { MailSender } from './mail.ts';

/**
 * Writes each mail to `<id>.eml` in a folder, which any mail program opens: for a clinic without a mail server, and to
 * try things out. The path is logged; folder and files are their owner's alone, for they hold reset links.
 */
export function folderSender(folder: string, settings: SenderSettings & { log: Logger }): MailSender {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(id, mail) {
      const { message } = await transport.sendMail(envelope(settings, id, mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${id}.eml`);
      await writeFile(`${path}.part`, message, { mode: 0o600 });
      await rename(`${path}.part`, path);
      settings.log.info({ path }, 'mail written');
    },
  };
}
