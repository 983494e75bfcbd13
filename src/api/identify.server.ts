import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { clientAddress, type TrustedProxies } from '#lib/client-address.server.ts';
import type { Deps } from './deps.ts';
import type { ApiEnv } from './route.ts';

/** Peers whose address is remembered in its short form; a visitor keeps the connection for many calls. */
const MOST_PEERS = 1000;

/** Says who calls and from where. A session is looked for only where there is a cookie: most visitors have none. */
export function identify({ accounts, config }: Deps): MiddlewareHandler<ApiEnv> {
  const addressOf = rememberedAddresses(config.trustedProxies);
  return async (c, next) => {
    const { headers } = c.req.raw;
    c.set('address', addressOf(peerOf(c), headers));
    c.set('user', headers.has('cookie') ? await accounts.sessionOf(headers) : null);
    await next();
  };
}

/** `clientAddress`, which parses, asked once for each peer that forwards for nobody. */
function rememberedAddresses(trusted: TrustedProxies) {
  const known = new Map<string | undefined, string>();
  return (peer: string | undefined, headers: Headers): string => {
    if (headers.has('x-forwarded-for')) return clientAddress(peer, headers, trusted);
    const before = known.get(peer);
    if (before !== undefined) return before;
    const address = clientAddress(peer, headers, trusted);
    if (known.size >= MOST_PEERS) known.clear();
    known.set(peer, address);
    return address;
  };
}

/** The address at the other end of the connection; none for a page's own call inside the process. */
function peerOf(c: Context): string | undefined {
  return c.env && 'incoming' in c.env ? getConnInfo(c).remote.address : undefined;
}
