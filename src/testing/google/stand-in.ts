import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { CLIENT, StandInAccounts } from './oauth.ts';
import { consentPage, sheetsPage } from './pages.ts';
import {
  appendValues,
  batchUpdate,
  readValues,
  SheetsRefusal,
  type Spreadsheet,
  updateValues,
} from './spreadsheets.ts';

/** How the Sheets service can fail a request. */
export type StandInFault =
  | { as: 'status'; status: number; reason?: string; retryAfter?: number }
  /** No answer until the other side gives up; nothing is done. */
  | { as: 'hang' }
  /** The connection is cut; nothing is done. */
  | { as: 'cut' }
  /** It is done, and the connection is cut instead of an answer. */
  | { as: 'doneWithoutAnswer' }
  /** No answer, and it is done when `doLate` is called. */
  | { as: 'late' };

/** One request to the Sheets service. */
export interface StandInRequest {
  kind: 'read' | 'write';
  path: string;
}

/** Google on loopback: a consent page, tokens, and spreadsheets kept in memory. */
export interface GoogleStandIn {
  url: string;
  /** What makes the product talk to it. */
  env: Record<string, string>;
  accounts: StandInAccounts;
  spreadsheets: Map<string, Spreadsheet>;
  /** What it was asked so far. */
  requests: StandInRequest[];
  /** Says what becomes of a request; null, or without it: it is served. */
  fail: ((request: StandInRequest) => StandInFault | null) | null;
  /** What becomes of a token's request. */
  failToken: (() => StandInFault | null) | null;
  /** Adds a spreadsheet with empty tabs. */
  add(id: string, ...tabs: string[]): Spreadsheet;
  /** The rows of a tab, the first tab's without a name. */
  rows(id: string, tab?: string): string[][];
  /** Does what came late. */
  doLate(): void;
  close(): Promise<void>;
}

/** Starts one at `port`, or any free one. */
export async function googleStandIn(port = 0): Promise<GoogleStandIn> {
  const late: (() => void)[] = [];
  const server = createServer((request, response) => {
    serve(request, response).catch(() => answer(response, 500, { error: { code: 500 } }));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`;

  const handle: GoogleStandIn = {
    url,
    env: {
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
      GOOGLE_AUTH_URL: `${url}/auth`,
      GOOGLE_TOKEN_URL: `${url}/token`,
      GOOGLE_SHEETS_URL: url,
    },
    accounts: new StandInAccounts(),
    spreadsheets: new Map(),
    requests: [],
    fail: null,
    failToken: null,
    add(id, ...tabs) {
      const book = { id, forbidden: false, tabs: tabs.map((title, gid) => ({ gid, title, rows: [] })) };
      handle.spreadsheets.set(id, book);
      return book;
    },
    rows(id, tab) {
      const tabs = handle.spreadsheets.get(id)?.tabs ?? [];
      return (tab === undefined ? tabs[0] : tabs.find(({ title }) => title === tab))?.rows ?? [];
    },
    doLate() {
      for (const act of late.splice(0)) act();
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const at = new URL(request.url ?? '/', url);
    const body = await bodyOf(request);
    if (at.pathname === '/') return page(response, sheetsPage(handle.spreadsheets));
    if (at.pathname === '/auth') return page(response, consentPage(at.searchParams));
    if (at.pathname === '/auth/answer') return redirect(response, consented(at.searchParams));
    if (at.pathname === '/token') {
      return failing(response, handle.failToken?.() ?? null, () => {
        const { status, body: tokens } = handle.accounts.token(new URLSearchParams(body));
        return () => answer(response, status, tokens);
      });
    }
    if (at.pathname === '/revoke') {
      const known = handle.accounts.revoke(at.searchParams.get('token') ?? '');
      return answer(response, known ? 200 : 400, known ? {} : { error: 'invalid_token' });
    }
    if (!at.pathname.startsWith('/v4/spreadsheets/')) return refuse(response, 404, 'NOT_FOUND', 'Unknown');
    const kind = request.method === 'GET' ? 'read' : 'write';
    const asked: StandInRequest = { kind, path: at.pathname };
    handle.requests.push(asked);
    failing(response, handle.fail?.(asked) ?? null, () => sheetsAnswer(request, response, at, body));
  }

  function consented(asked: URLSearchParams): string {
    const back = new URL(asked.get('redirect_uri') ?? url);
    const given = asked.get('answer') === 'allow';
    if (given) back.searchParams.set('code', handle.accounts.grant(asked));
    else back.searchParams.set('error', 'access_denied');
    back.searchParams.set('state', asked.get('state') ?? '');
    return back.href;
  }

  /** Does what was asked, or fails at it; `act` does it and hands out how to answer. */
  function failing(response: ServerResponse, fault: StandInFault | null, act: () => () => void): void {
    if (fault === null) act()();
    else if (fault.as === 'status') {
      if (fault.retryAfter !== undefined) response.setHeader('Retry-After', fault.retryAfter);
      refuse(response, fault.status, fault.reason ?? 'FAILED', 'As the test wants it');
    } else if (fault.as === 'late') late.push(act);
    else if (fault.as !== 'hang') {
      if (fault.as === 'doneWithoutAnswer') act();
      response.destroy();
    }
  }

  function sheetsAnswer(
    request: IncomingMessage,
    response: ServerResponse,
    at: URL,
    body: string,
  ): () => void {
    try {
      if (!handle.accounts.knows(request.headers.authorization)) {
        throw new SheetsRefusal(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.');
      }
      const result = sheetsCall(handle.spreadsheets, request.method ?? 'GET', at, body);
      return () => answer(response, 200, result);
    } catch (error) {
      if (!(error instanceof SheetsRefusal)) throw error;
      return () => refuse(response, error.status, error.state, error.message);
    }
  }

  return handle;
}

/** One call of the Sheets service, by its address. */
function sheetsCall(books: Map<string, Spreadsheet>, method: string, at: URL, body: string): object {
  const [, id = '', rest = ''] = /^\/v4\/spreadsheets\/([^/:]+)(.*)$/.exec(at.pathname) ?? [];
  const book = books.get(id);
  if (!book) throw new SheetsRefusal(404, 'NOT_FOUND', 'Requested entity was not found.');
  if (book.forbidden) {
    throw new SheetsRefusal(403, 'PERMISSION_DENIED', 'The caller does not have permission');
  }
  const option = at.searchParams.get('valueInputOption');
  const sent = body === '' ? {} : JSON.parse(body);
  if (rest === ':batchUpdate') {
    batchUpdate(book, sent.requests);
    return { spreadsheetId: id, replies: [] };
  }
  if (rest === '/values:batchGet') {
    const ranges = at.searchParams.getAll('ranges');
    return { valueRanges: ranges.map((range) => ({ range, values: readValues(book, range) })) };
  }
  const [, range, append] = /^\/values\/(.+?)(:append)?$/.exec(decodeURIComponent(rest)) ?? [];
  if (range === undefined) {
    return { sheets: book.tabs.map(({ gid, title }) => ({ properties: { sheetId: gid, title } })) };
  }
  if (method === 'GET') return { range, majorDimension: 'ROWS', values: readValues(book, range) };
  if (append) appendValues(book, range, sent.values, option);
  else updateValues(book, range, sent.values, option);
  return { spreadsheetId: id };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

function refuse(response: ServerResponse, status: number, state: string, message: string): void {
  const error = { code: status, message, status: state, errors: [{ message, reason: state }] };
  answer(response, status, { error });
}

function page(response: ServerResponse, html: string): void {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
}

function redirect(response: ServerResponse, address: string): void {
  response.writeHead(302, { Location: address }).end();
}
