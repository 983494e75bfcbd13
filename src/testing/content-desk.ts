import { expect } from 'vitest';
import type { StateFilter } from '#content/manage.contract.ts';
import { CONTENT_TABLES } from '#lib/content-types.ts';
import { type Signed, type TestApp, testApp } from './app.ts';
import type { Kind } from './content-kinds.ts';

/** A record as staff get it; what differs from type to type is looked up by name. */
export type Shown = Record<string, unknown> & {
  id: string;
  slug: string;
  state: string;
  version: number;
  position: number;
  input: Record<string, unknown>;
  image: { url: string; alt: string } | null;
  focal: { x: number; y: number } | null;
};

export type Answered = Record<string, unknown> & { message: string };

const EMPTIED = [
  ...CONTENT_TABLES.toReversed(),
  ...(['content_versions', 'slug_redirects', 'audit', 'media'] as const),
];

/** Staff at work on the types, on one store that can be emptied between tests. */
export async function contentDesk(test?: TestApp) {
  return deskOf(test ?? (await testApp()));
}

async function deskOf(test: TestApp) {
  const { app, store } = test;
  let signed: Signed = await test.signIn('admin');

  /** Any call; a plain object is sent as JSON, a FormData as a form. */
  async function send(method: string, path: string, body?: object, as: Signed = signed): Promise<Response> {
    const isForm = body instanceof FormData;
    const headers: Record<string, string> = { ...as };
    if (body && !isForm) headers['content-type'] = 'application/json';
    const sent: RequestInit = { method, headers };
    if (body) sent.body = isForm ? body : JSON.stringify(body);
    return app.request(`/api/v1/${path}`, sent);
  }

  /** A call that is expected to do what it is asked. */
  async function done(method: string, path: string, body?: object): Promise<Answered> {
    const response = await send(method, path, body);
    const answer = (await response.json()) as Answered;
    expect(answer, `${method} ${path}`).toMatchObject({ success: true });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    return answer;
  }

  return {
    test,
    send,
    done,
    /** The headers of who works. */
    signed: () => signed,
    /** Adds a record by a call, of the least and what is said more. */
    async create(kind: Kind, more: Record<string, unknown> = {}): Promise<Shown> {
      const body = { [kind.title]: 'عنوان', ...(await kind.least(test)), ...more };
      return (await done('POST', kind.path, body))[kind.one] as Shown;
    },
    async change(kind: Kind, id: string, body: object): Promise<Shown> {
      return (await done('PUT', `${kind.path}/${id}`, body))[kind.one] as Shown;
    },
    /** The record as staff see it. */
    async show(kind: Kind, reference: string): Promise<Shown> {
      return (await done('GET', `${kind.path}/${reference}?state=all`))[kind.one] as Shown;
    },
    /** The titles of a list of the staff's. */
    async titles(kind: Kind, state: StateFilter, more = '&sort=position:asc'): Promise<unknown[]> {
      const answer = await done('GET', `${kind.path}?state=${state}${more}`);
      const records = answer[kind.list] as Shown[];
      expect(answer[kind.total]).toBe(records.length);
      return records.map((record) => record[kind.title]);
    },
    /** What visitors get of a record, or the status of the refusal. */
    async seen(kind: Kind, reference: string): Promise<Shown | number> {
      const response = await app.request(`/api/v1/${kind.path}/${reference}`);
      if (response.status !== 200) return response.status;
      return ((await response.json()) as Record<string, Shown>)[kind.one] as Shown;
    },
    /** What was written down, oldest first, as `action title`. */
    async audited(): Promise<string[]> {
      const rows = await store.read.selectFrom('audit').selectAll().orderBy('at').execute();
      return rows.map((row) => `${row.action} ${row.subject_title}`);
    },
    count(table: (typeof EMPTIED)[number]): Promise<number> {
      return store.read
        .selectFrom(table)
        .selectAll()
        .execute()
        .then((rows) => rows.length);
    },
    async signInAgain(): Promise<void> {
      signed = await test.signIn('admin');
    },
    async empty(): Promise<void> {
      test.clock.set('2026-03-01T09:00:00.000Z');
      await store.write(async (trx) => {
        for (const table of EMPTIED) await trx.deleteFrom(table).execute();
      });
    },
  };
}

export type ContentDesk = Awaited<ReturnType<typeof contentDesk>>;

/** A form of plain fields and files. */
export function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** An upload of these bytes. */
export function upload(bytes: Uint8Array, name = 'picture.png'): File {
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
}
