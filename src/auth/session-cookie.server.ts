import { parseSigned, serialize } from 'hono/utils/cookie';

/** How long a login lasts, in seconds; it is not prolonged by use. Our choice: a month of a clinic's work. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** The one cookie of a session: its name and the flags it always carries (trust.md 8). */
export interface SessionCookie {
  name: string;
  attributes: { httpOnly: true; sameSite: 'lax'; path: '/'; secure: boolean };
}

/** Over https the name binds the cookie to this host; a browser keeps `__Host-` for Secure cookies alone. */
export function sessionCookie(publicUrl: string): SessionCookie {
  const live = publicUrl.startsWith('https://');
  return {
    name: live ? '__Host-basma_session' : 'basma_session',
    attributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: live },
  };
}

/** The session's token from a request, or null where there is none or its signature is not ours. */
export async function readSessionToken(
  headers: Headers,
  cookie: SessionCookie,
  secret: string,
): Promise<string | null> {
  const sent = headers.get('cookie');
  if (!sent?.includes(cookie.name)) return null;
  const signed = await parseSigned(sent, secret, cookie.name);
  return signed[cookie.name] || null;
}

/** The `Set-Cookie` that makes a browser forget the session. */
export function expiredCookie({ name, attributes }: SessionCookie): string {
  return serialize(name, '', { ...attributes, sameSite: 'Lax', maxAge: 0 });
}
