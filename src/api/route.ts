import { createRoute, OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { may, type Permission } from '#auth/permissions.ts';
import type { SessionUser } from '#auth/session-user.ts';
import { AppError } from '#lib/errors.ts';

/** What a request carries once the session has been looked at. */
export interface ApiEnv {
  Variables: {
    /** Null for a visitor. */
    user: SessionUser | null;
    /** The caller's address, forwarded headers believed only from trusted proxies. */
    address: string;
  };
}

export type Api = OpenAPIHono<ApiEnv>;

/**
 * Describes one call together with who may make it. The guard runs before the body is read (trust.md 16), and a test
 * walks the description of every live route, so a route without a right cannot exist.
 */
export function defineRoute<const P extends string, R extends Omit<RouteConfig, 'path'> & { path: P }>(
  permission: Permission,
  config: R,
) {
  return createRoute({ ...config, 'x-permission': permission, middleware: guard(permission) });
}

function guard(permission: Permission): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const user = c.get('user');
    if (!may(user?.role ?? 'visitor', permission)) throw new AppError(user ? 'FORBIDDEN' : 'UNAUTHENTICATED');
    await next();
  };
}

/** An empty set of calls for one feature, mounted by `api/api.ts` under `/api/v1`. */
export function newApi(): Api {
  return new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (!result.success) throw result.error;
    },
  });
}
