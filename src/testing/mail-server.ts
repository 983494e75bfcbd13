import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** The whole message as it came, headers and all. */
  raw: string;
}

export interface MailServer {
  /** For `SMTP_URL`. */
  url: string;
  received: ReceivedMail[];
  /** What it answers a recipient with instead of taking the mail; null: it takes it. */
  refuse: { code: number; text: string } | null;
  close(): Promise<void>;
}

/** A real mail server on loopback, at `port` or any free one. */
export async function mailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo(_address, _session, callback) {
      const { refuse } = handle;
      callback(refuse && Object.assign(new Error(refuse.text), { responseCode: refuse.code }));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('latin1'),
        });
        callback();
      });
    },
  });
  server.on('error', () => {});
  const listening = server.listen(port, '127.0.0.1');
  if (!listening.listening) await once(listening, 'listening');
  const address = listening.address();
  const at = typeof address === 'object' && address ? address.port : port;
  const handle: MailServer = {
    url: `smtp://127.0.0.1:${at}`,
    received,
    refuse: null,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return handle;
}

/** A received message's header, decoded; '' without it. */
export function headerOf(raw: string, name: string): string {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
  const line = head.split('\r\n').find((one) => one.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return decodeWords(line?.slice(name.length + 1).trim() ?? '');
}

/** The plain and the HTML body of a received message, decoded. */
export function bodiesOf(raw: string): { text: string; html: string } {
  return { text: partOf(raw, 'text/plain'), html: partOf(raw, 'text/html') };
}

function partOf(raw: string, type: string): string {
  const start = raw.indexOf(`Content-Type: ${type}`);
  const head = raw.slice(start, raw.indexOf('\r\n\r\n', start));
  const body = raw.slice(raw.indexOf('\r\n\r\n', start) + 4).split(/\r\n--/)[0] ?? '';
  const bytes = /base64/i.test(head) ? Buffer.from(body, 'base64') : fromQuotedPrintable(body);
  return bytes.toString('utf8').replaceAll('\r\n', '\n');
}

function fromQuotedPrintable(body: string): Buffer {
  const plain = body.replaceAll(/=\r\n/g, '');
  return Buffer.from(
    plain.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
}

function decodeWords(text: string): string {
  const bytes = text
    .replaceAll('?= =?', '?==?')
    .replaceAll(/=\?utf-8\?([BQ])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('latin1')
        : fromQuotedPrintable(word.replaceAll('_', ' ')).toString('latin1'),
    );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
