import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { clientAddress } from '#lib/client-address.server.ts';
import type { Deps } from './deps.ts';
import type { ApiEnv } from './route.ts';

/** Says who calls and from where. A session is looked for only where there is a cookie: most visitors have none. */
export function identify({ accounts, config }: Deps): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const { headers } = c.req.raw;
    c.set('address', clientAddress(peerOf(c), headers, config.trustedProxies));
    c.set('user', headers.has('cookie') ? await accounts.sessionOf(headers) : null);
    await next();
  };
}

/** The address at the other end of the connection; none for a page's own call inside the process. */
function peerOf(c: Context): string | undefined {
  return c.env && 'incoming' in c.env ? getConnInfo(c).remote.address : undefined;
}
