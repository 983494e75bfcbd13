import { html, raw } from 'hono/html';
import type { Spreadsheet } from './spreadsheets.ts';

/** The consent page: who asks for what, and the two answers. */
export function consentPage(asked: URLSearchParams): string {
  const hidden = [...asked].map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return layOut(
    'Google stand-in: consent',
    html`<p><b>${asked.get('client_id')}</b> asks for:</p>
<p><code>${asked.get('scope')}</code></p>
<form action="/auth/answer">${hidden}
<button name="answer" value="allow">Allow</button>
<button name="answer" value="deny">Deny</button></form>`,
  );
}

/** What lies in the spreadsheets now. */
export function sheetsPage(books: Map<string, Spreadsheet>): string {
  const tables = [...books.values()].map(
    ({ id, tabs }) =>
      html`<h2><code>${id}</code></h2>${tabs.map(
        ({ title, rows }) =>
          html`<h3>${title}</h3><table>${rows.map(
            (row) => html`<tr>${row.map((cell) => html`<td dir="auto">${cell}</td>`)}</tr>`,
          )}</table>`,
      )}`,
  );
  return layOut('Google stand-in: spreadsheets', html`${tables}<p><a href="/">Look again</a></p>`);
}

function layOut(title: string, body: ReturnType<typeof html>): string {
  const style = 'body{font:16px system-ui;margin:2rem}td{border:1px solid #ccc;padding:.3rem .6rem}';
  return String(html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<style>${raw(style)}</style></head><body><h1>${title}</h1>${body}</body></html>`);
}
