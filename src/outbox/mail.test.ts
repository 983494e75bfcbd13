import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testClock } from '#testing/app.ts';
import { bodiesOf, headerOf, type MailServer, mailServer } from '#testing/mail-server.ts';
import { folderSender } from './folder-sender.server.ts';
import type { Mail, MailSender } from './mail.ts';
import { mailDeliverer } from './mail-deliverer.server.ts';
import { layOut } from './mail-layout.server.ts';
import type { OutboxMessage, Outcome } from './outbox-message.ts';
import { smtpSender } from './smtp-sender.server.ts';

const ID = 'a'.repeat(32);
const CONTENT = {
  clinic: 'عيادة بسمة',
  greeting: 'مرحبًا سارة،',
  lead: 'وصلنا طلبك.',
  facts: [{ name: 'رقم الحجز', value: 'BS-7K3M9Q', ltr: true }],
  button: { text: 'افتح الصفحة', href: 'https://clinic.example/a?b=1&c=2' },
  notes: ['ملاحظة أولى.', 'ملاحظة ثانية.'],
};
const MAIL: Mail = { to: ['sara@clinic.example'], subject: 'رسالة من العيادة', ...layOut(CONTENT) };
const SETTINGS = {
  from: 'عيادة بسمة <no-reply@clinic.example>',
  publicUrl: 'https://clinic.example',
  clock: testClock('2026-03-01T09:00:00.000Z'),
};

let server: MailServer;

beforeEach(async () => {
  server = await mailServer();
});

afterEach(() => server.close());

describe('a mail by SMTP', () => {
  it('arrives whole: sender, subject, both bodies in Arabic, named after its message', async () => {
    await smtpSender(server.url, SETTINGS).send(ID, MAIL);
    const [mail] = server.received;
    expect(mail).toMatchObject({ from: 'no-reply@clinic.example', to: ['sara@clinic.example'] });
    const raw = mail?.raw ?? '';
    expect(headerOf(raw, 'Subject')).toBe('رسالة من العيادة');
    expect(headerOf(raw, 'From')).toBe('عيادة بسمة <no-reply@clinic.example>');
    expect(headerOf(raw, 'Message-ID')).toBe(`<${ID}@clinic.example>`);
    expect(headerOf(raw, 'Date')).toBe('Sun, 01 Mar 2026 09:00:00 +0000');
    expect(headerOf(raw, 'Auto-Submitted')).toBe('auto-generated');
    expect(headerOf(raw, 'Content-Language')).toBe('ar');
    const { text, html } = bodiesOf(raw);
    expect(text).toBe(MAIL.text);
    expect(html).toBe(MAIL.html);
  });

  it('shows each of several who get it', async () => {
    await smtpSender(server.url, SETTINGS).send(ID, {
      ...MAIL,
      to: ['a@clinic.example', 'b@clinic.example'],
    });
    expect(server.received[0]?.to).toEqual(['a@clinic.example', 'b@clinic.example']);
  });
});

describe('what is queued as mail', () => {
  const composers = {
    told: async () => MAIL,
    gone: async () => null,
    nobody: async () => ({ ...MAIL, to: [] }),
    broken: () => Promise.reject(new RangeError('sara@clinic.example')),
  };

  async function outcomeOf(notice: unknown, sender: MailSender): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    const message: OutboxMessage = {
      id: ID,
      leadId: null,
      payload: { notice },
      attempts: 1,
      createdAt: '2026-03-01T09:00:00.000Z',
    };
    const settle = (_: string, outcome: Outcome) => void outcomes.push(outcome);
    await mailDeliverer(sender, composers).deliver([message], settle, new AbortController().signal);
    return outcomes;
  }

  it('is written when it is sent', async () => {
    expect(await outcomeOf('told', smtpSender(server.url, SETTINGS))).toEqual([{ came: 'delivered' }]);
    expect(server.received).toHaveLength(1);
  });

  it.each(['gone', 'nobody'])('is dropped when it is %s', async (notice) => {
    expect(await outcomeOf(notice, smtpSender(server.url, SETTINGS))).toEqual([
      { came: 'dropped', reason: 'not needed' },
    ]);
  });

  it.each(['new in another version', 'toString', '__proto__', 7, null])(
    'waits where %j is not known',
    async (notice) => {
      expect(await outcomeOf(notice, smtpSender(server.url, SETTINGS))).toEqual([
        { came: 'failed', reason: 'unknown notice' },
      ]);
    },
  );

  it('is tried again when it cannot be written or handed over, for a reason that names nobody', async () => {
    const sender = smtpSender(server.url, SETTINGS);
    expect(await outcomeOf('broken', sender)).toEqual([{ came: 'failed', reason: 'RangeError' }]);
    server.refuse = { code: 450, text: 'sara@clinic.example is greylisted' };
    expect(await outcomeOf('told', sender)).toEqual([{ came: 'failed', reason: 'EENVELOPE 450' }]);
    server.refuse = { code: 550, text: 'no sara@clinic.example here' };
    expect(await outcomeOf('told', sender)).toEqual([{ came: 'failed', reason: 'EENVELOPE 550' }]);
    expect(server.received).toEqual([]);
    await server.close();
    expect(await outcomeOf('told', sender)).toEqual([
      { came: 'failed', reason: expect.stringMatching(/^E[A-Z]+$/) },
    ]);
  });
});

describe('a mail into a folder', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'basma-mail-'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  it('is a file for its owner alone, its path logged, once however often it is tried', async () => {
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    const sender = folderSender(join(folder, 'mail'), { ...SETTINGS, log });
    await sender.send(ID, MAIL);
    await sender.send(ID, MAIL);
    expect(await readdir(join(folder, 'mail'))).toEqual([`${ID}.eml`]);
    const path = join(folder, 'mail', `${ID}.eml`);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, 'mail'))).mode & 0o777).toBe(0o700);
    const raw = await readFile(path, 'latin1');
    expect(headerOf(raw, 'To')).toBe('sara@clinic.example');
    expect(bodiesOf(raw)).toEqual({ text: MAIL.text, html: MAIL.html });
    expect(lines.join('')).toContain(path);
    expect(lines.join('')).not.toContain('sara@');
  });

  it('says so when it cannot be written', async () => {
    const sender = folderSender(join(folder, 'mail', '\0'), { ...SETTINGS, log: pino({ level: 'silent' }) });
    await expect(sender.send(ID, MAIL)).rejects.toThrow();
  });
});

describe('the two bodies', () => {
  it('say the same, the plain one line by line', () => {
    expect(MAIL.text).toBe(
      [
        'مرحبًا سارة،',
        'وصلنا طلبك.',
        'رقم الحجز: BS-7K3M9Q',
        'افتح الصفحة:\nhttps://clinic.example/a?b=1&c=2',
        'ملاحظة أولى.',
        'ملاحظة ثانية.',
        '-- \nرسالة آلية من موقع عيادة بسمة، فلا حاجة إلى الرد عليها.\n',
      ].join('\n\n'),
    );
  });

  it('are right-to-left, with what is Latin in its own direction', () => {
    expect(MAIL.html).toContain('<html lang="ar" dir="rtl">');
    expect(MAIL.html).toContain('<bdi dir="ltr">BS-7K3M9Q</bdi>');
    expect(MAIL.html).toContain('href="https://clinic.example/a?b=1&amp;c=2"');
  });

  it('need nothing from elsewhere and run nothing', () => {
    expect(MAIL.html).not.toMatch(/<script|<img|<link|url\(|src=| on\w+=/i);
  });

  it('keep markup that somebody typed as text', () => {
    const { html } = layOut({ ...CONTENT, greeting: '<img src=x onerror="alert(1)"> & co' });
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; co');
  });
});
