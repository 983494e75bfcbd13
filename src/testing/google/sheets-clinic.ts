import { pino } from 'pino';
import { deliverersOf } from '#api/deliverers.server.ts';
import { seal } from '#auth/sealed.server.ts';
import type { Store } from '#db/store.ts';
import { keepToken } from '#features/google/google-connection.db.server.ts';
import { createOutbox, type Outbox } from '#outbox/outbox.server.ts';
import { type Signed, testApp } from '../app.ts';
import { addSection, addSheet } from '../content.ts';
import { googleStandIn } from './stand-in.ts';

export const SPREADSHEET = 'spreadsheet-of-noura-0123456789';
export const TAB = "Noura's leads";
/** What an answer is waited for, in the machine's own milliseconds: more than a busy one needs. */
const PATIENCE_MS = 20_000;

/** A clinic that is connected to a Google stand-in, with a sheet that leads can be sent through. */
export async function sheetsClinic({ wrap }: { wrap?: (store: Store) => Store } = {}) {
  const google = await googleStandIn();
  google.add(SPREADSHEET, TAB, 'Other');
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const test = await testApp({ env: { ...google.env, RATE_LIMIT: 'off' }, log, wrap });
  const { deps, store, clock } = test;
  const section = await addSection(test);
  const sheet = await addSheet(test, { name: 'noura', googleSpreadsheetId: SPREADSHEET, tab: TAB });
  const boss = await test.signIn('superadmin');
  const opened: Outbox[] = [];
  let sent = 0;

  async function connect(): Promise<void> {
    const token = seal(deps.config.secret, 'google token', google.accounts.issue());
    await store.write((trx) => keepToken(trx, { token, expiresAt: null, now: clock() }));
  }
  await connect();

  /** One process's worker, on a store of its own where one is given; a hang is as long as its patience. */
  function worker({ on = store, patience = PATIENCE_MS }: { on?: Store; patience?: number } = {}): Outbox {
    const own = { ...deps, store: on };
    const noMail = { send: async () => {} };
    const { sheet: deliverer } = deliverersOf(own, noMail, { google: { patience, random: () => 0 } });
    const outbox = createOutbox({
      store: on,
      clock,
      log,
      deliverers: deliverer ? { sheet: deliverer } : {},
      random: () => 0,
    });
    opened.push(outbox);
    return outbox;
  }

  return {
    ...test,
    google,
    boss,
    sheet,
    connect,
    worker,
    logged: () => lines.join(''),
    /** Sends a lead form through the sheet, as a visitor or as `who`, and answers what they got. */
    async lead(more: Record<string, unknown> = {}, who: Signed = {}): Promise<Response> {
      sent += 1;
      const phone = `+9665${String(sent).padStart(8, '0')}`;
      const body = {
        name: `نورة ${sent}`,
        phone,
        city: 'مكة',
        section: section.id,
        spreadsheetId: sheet,
        ...more,
      };
      return test.app.request('/api/v1/form', {
        method: 'POST',
        headers: { ...who, 'content-type': 'application/json', 'idempotency-key': `lead ${sent}` },
        body: JSON.stringify(body),
      });
    },
    /** The ids of all leads, the oldest first. */
    leadIds: async () => {
      const rows = await store.read
        .selectFrom('leads')
        .select('id')
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    },
    /** What stands in the sheet's id column, without the heading. */
    delivered: () =>
      google
        .rows(SPREADSHEET, TAB)
        .slice(1)
        .map(([id = '']) => id),
    queue: () =>
      store.read.selectFrom('outbox').selectAll().where('kind', '=', 'sheet').orderBy('id').execute(),
    /** A call as a superadmin. */
    call(method: string, path: string, body?: unknown): Promise<Response> {
      const headers = { ...boss, 'content-type': 'application/json' };
      const sentBody = body === undefined ? null : JSON.stringify(body);
      return Promise.resolve(
        test.app.request(`/api/v1/${path}`, {
          method,
          headers: sentBody === null ? { ...boss } : headers,
          body: sentBody,
        }),
      );
    },
    async close(): Promise<void> {
      for (const outbox of opened) await outbox.stop();
      await test.close();
      await google.close();
    },
  };
}

export type SheetsClinic = Awaited<ReturnType<typeof sheetsClinic>>;
