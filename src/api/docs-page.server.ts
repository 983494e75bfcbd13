import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { PERMISSIONS, type Permission } from '#auth/permissions.ts';
import { type ApiDescription, METHODS, type Operation } from './describe-api.server.ts';
import { DOCS_STYLE } from './docs-style.ts';
import { schemaRemarks, schemaText } from './schema-text.ts';

type Html = ReturnType<typeof html>;

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

/** The page's own policy: its one style, by hash, and nothing else. */
export const DOCS_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(DOCS_STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The description as a page for people: every call with its rights, parameters, body and answers. */
export function renderDocs(description: ApiDescription): Html {
  const groups = Map.groupBy(callsOf(description), ({ operation }) => operation.tags?.[0] ?? 'other');
  return html`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${description.info.title}: the calls</title>
<style>${raw(DOCS_STYLE)}</style>
</head>
<body>
<header>
<h1>${description.info.title}: the calls</h1>
<p>${prose(description.info.description)}</p>
<p>For programs: <a href="openapi.json">openapi.json</a></p>
</header>
<nav aria-label="Calls"><ul>${[...groups].flatMap(([, calls]) => calls.map(renderLink))}</ul></nav>
<main>
${[...groups].map(([tag, calls]) => html`<section><h2>${tag}</h2>${calls.map(renderCall)}</section>`)}
<section><h2>Shapes</h2>${Object.entries(description.components?.schemas ?? {}).map(renderShape)}</section>
</main>
</body>
</html>`;
}

function callsOf(description: ApiDescription): Call[] {
  return Object.entries(description.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method: method.toUpperCase(), path, operation }] : [];
    }),
  );
}

function anchorOf({ method, path }: Call): string {
  return `${method}${path}`.replaceAll(/[^A-Za-z0-9]+/g, '-').toLowerCase();
}

function renderLink(call: Call): Html {
  return html`<li><a href="#${anchorOf(call)}"><b class="${call.method}">${call.method}</b>${call.path}</a></li>`;
}

function renderCall(call: Call): Html {
  const { operation } = call;
  return html`<article id="${anchorOf(call)}">
<h3><b class="${call.method}">${call.method}</b> <code>${call.path}</code></h3>
<p>${prose(operation.summary)}</p>
${operation.description ? html`<p>${prose(operation.description)}</p>` : ''}
<p class="who">Who may: ${whoMay(operation['x-permission'])}</p>
${renderParameters(operation)}
${renderBody(operation)}
${Object.entries(operation.responses ?? {}).map(([status, answer]) => renderAnswer(status, answer))}
</article>`;
}

/** A text with its `words of the code` set apart. */
function prose(text = ''): Html[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}

function whoMay(permission: Permission | undefined): string {
  if (!permission) return 'nobody has been named';
  return permission === 'public' ? 'everybody' : PERMISSIONS[permission].join(', ');
}

function renderParameters(operation: Operation): Html | '' {
  const parameters = (operation.parameters ?? []).filter((parameter) => 'name' in parameter);
  if (parameters.length === 0) return '';
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Parameters"><table>
<thead><tr><th scope="col">Parameter</th><th scope="col">In</th><th scope="col">Type</th><th scope="col">Remarks</th></tr></thead>
<tbody>${parameters.map(
    ({ name, in: place, required, schema }) =>
      html`<tr><th scope="row"><code>${name}</code>${required ? ' (required)' : ''}</th><td>${place}</td><td><code>${schemaText(schema)}</code></td><td>${prose(schemaRemarks(schema))}</td></tr>`,
  )}</tbody>
</table></div>`;
}

function renderBody({ requestBody }: Operation): Html | '' {
  if (!requestBody || !('content' in requestBody)) return '';
  return html`${Object.entries(requestBody.content).map(([type, { schema }]) => renderShape([`Body, ${type}`, schema]))}`;
}

function renderAnswer(status: string, answer: { description?: string; content?: object }): Html {
  const text = `${status}: ${answer.description ?? ''}`;
  const content: [string, { schema?: unknown }][] = Object.entries(answer.content ?? {});
  const schema = content[0]?.[1].schema;
  if (schema === undefined) return html`<p>${prose(text)}</p>`;
  return renderShape([text, schema], status.startsWith('2'));
}

function renderShape([title, schema]: [string, unknown], open: unknown = false): Html {
  const state = open === true ? raw(' open') : '';
  return html`<details${state}><summary>${prose(title)}</summary><pre tabindex="0">${schemaText(schema)}</pre></details>`;
}
