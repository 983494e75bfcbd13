import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import type { SessionCookie } from './session-cookie.server.ts';

/** Browsers keep no cookie longer than 400 days. */
const DEVICE_SECONDS = 365 * 24 * 60 * 60;
/** How many accounts one browser is known for, as at a clinic's reception; the one used last comes first. */
const MOST_ACCOUNTS = 5;

/** A browser that has logged in to an account before, as its cookie and our signature prove. */
const ENTRY = /^([\w-]{22})\.([\w-]{43})$/;

/** Whose device it is, and under which password: a new one makes every device unknown. */
export interface DeviceOwner {
  id: string;
  passwordHash: string;
}

/** The cookie of known devices: the same flags as the session's, a name and a life of its own. */
export function deviceCookie(session: SessionCookie): SessionCookie {
  return { ...session, name: session.name.replace('session', 'device') };
}

/** The id under which this browser is known for an account, or null. Only its owner's browser can have it. */
export function findDevice(
  headers: Headers,
  cookie: SessionCookie,
  secret: string,
  owner: DeviceOwner,
): string | null {
  for (const entry of entriesOf(headers, cookie)) {
    const [, id, signature] = ENTRY.exec(entry) ?? [];
    if (id && signature && isSame(signature, sign(secret, id, owner))) return id;
  }
  return null;
}

/** The `Set-Cookie` from which on this browser is known for the account too. */
export function rememberedDevice(
  headers: Headers,
  cookie: SessionCookie,
  secret: string,
  owner: DeviceOwner,
): string {
  const known = findDevice(headers, cookie, secret, owner);
  const id = known ?? randomBytes(16).toString('base64url');
  const others = entriesOf(headers, cookie).filter(
    (entry) => ENTRY.test(entry) && !entry.startsWith(`${id}.`),
  );
  const entries = [`${id}.${sign(secret, id, owner)}`, ...others].slice(0, MOST_ACCOUNTS);
  return serialize(cookie.name, entries.join('~'), {
    ...cookie.attributes,
    sameSite: 'Lax',
    maxAge: DEVICE_SECONDS,
  });
}

function entriesOf(headers: Headers, { name }: SessionCookie): string[] {
  const sent = headers.get('cookie');
  if (!sent?.includes(name)) return [];
  return (parse(sent, name)[name] ?? '').split('~').slice(0, MOST_ACCOUNTS);
}

function sign(secret: string, device: string, { id, passwordHash }: DeviceOwner): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['known device', device, id, passwordHash]))
    .digest('base64url');
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
