import { mails } from '#messages/mail.ts';

/** What a mail says, from top to bottom; all of it plain text, and the texts Arabic. */
export interface MailContent {
  /** The clinic's name, as it signs. */
  clinic: string;
  greeting: string;
  /** The first sentence, which mail programs show beside the subject. */
  lead: string;
  /** Name and value, one below the other; a value that is written from left to right says so. */
  facts?: readonly { name: string; value: string; ltr?: boolean }[];
  button: { text: string; href: string };
  /** After the button, each its own paragraph. */
  notes: readonly string[];
}

/** The same content as the two bodies of a mail. */
export function layOut(content: MailContent): { text: string; html: string } {
  return { text: plainBody(content), html: htmlBody(content) };
}

function plainBody({ clinic, greeting, lead, facts = [], button, notes }: MailContent): string {
  const lines = facts.map(({ name, value }) => `${name}: ${value}`);
  const parts = [
    greeting,
    lead,
    lines.join('\n'),
    `${button.text}:\n${button.href}`,
    ...notes,
    `-- \n${mails.footer(clinic)}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

// Mail programs know little of CSS: tables, styles on each element, no logical sides; `dir` does the aligning.
const FONT = "font-family:'Segoe UI',Tahoma,'Geeza Pro','Noto Naskh Arabic',Arial,sans-serif";
const TEXT = `${FONT};font-size:17px;line-height:1.8;color:#22393a`;
const SMALL = `${FONT};font-size:14px;line-height:1.8;color:#566a67`;

function htmlBody({ clinic, greeting, lead, facts = [], button, notes }: MailContent): string {
  const href = quoted(button.href);
  return `<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${quoted(clinic)}</title>
</head>
<body dir="rtl" style="margin:0;padding:0;background:#f8f3ea">
<table role="presentation" dir="rtl" width="100%" cellpadding="0" cellspacing="0" style="background:#f8f3ea">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" dir="rtl" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:20px">
<tr><td style="padding:28px 24px 0;${FONT};font-size:20px;font-weight:700;color:#0f6b5d">${quoted(clinic)}</td></tr>
<tr><td style="padding:16px 24px 28px;${TEXT}">
<p style="margin:0 0 12px">${quoted(greeting)}</p>
<p style="margin:0 0 20px">${quoted(lead)}</p>
${facts.length > 0 ? factsTable(facts) : ''}<p style="margin:0 0 20px"><a href="${href}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#0f6b5d;${FONT};font-size:17px;line-height:1.5;font-weight:700;color:#ffffff;text-decoration:none">${quoted(button.text)}</a></p>
${notes.map((note) => `<p style="margin:0 0 12px">${quoted(note)}</p>`).join('\n')}
<p style="margin:20px 0 0;${SMALL}">${quoted(mails.linkFallback)}<a dir="ltr" href="${href}" style="display:block;color:#0f6b5d;word-break:break-all;overflow-wrap:anywhere">${href}</a></p>
</td></tr>
</table>
<p style="margin:16px 0 0;${SMALL}">${quoted(mails.footer(clinic))}</p>
</td></tr>
</table>
</body>
</html>
`;
}

function factsTable(facts: NonNullable<MailContent['facts']>): string {
  const rows = facts.map(
    ({ name, value, ltr }) =>
      `<tr><td valign="top" style="padding:6px 0 6px 16px;color:#566a67;white-space:nowrap">${quoted(name)}</td>` +
      `<td style="padding:6px 0;font-weight:600"><bdi${ltr ? ' dir="ltr"' : ''}>${quoted(value)}</bdi></td></tr>`,
  );
  return `<table role="presentation" dir="rtl" cellpadding="0" cellspacing="0" style="margin:0 0 20px;${TEXT}">\n${rows.join('\n')}\n</table>\n`;
}

/** As text or as an attribute's value. */
function quoted(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
