import { createRoute, OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { may, type Permission } from '#auth/permissions.ts';
import type { SessionUser } from '#auth/session-user.ts';
import { AppError } from '#lib/errors.ts';
import { fieldsOfIssues } from './field-messages.server.ts';
import { takeBody } from './take-body.server.ts';

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
 * Describes one call together with who may make it. The guard runs before the body is read (trust.md 16), the body is
 * taken only in a declared type and within its limit, and a test walks the description of every live route, so a route
 * without a right cannot exist.
 */
export function defineRoute<const P extends string, R extends Omit<RouteConfig, 'path'> & { path: P }>(
  permission: Permission,
  config: R,
) {
  const types = Object.keys(config.request?.body?.content ?? {});
  return createRoute({ ...config, 'x-permission': permission, middleware: gate(permission, types) });
}

function gate(permission: Permission, bodyTypes: readonly string[]): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const user = c.get('user');
    if (!may(user, permission)) throw new AppError(user ? 'FORBIDDEN' : 'UNAUTHENTICATED');
    if (bodyTypes.length > 0) c.req.raw = await takeBody(c.req.raw, bodyTypes);
    await next();
  };
}

/** An empty set of calls for one feature, mounted by `api/api.ts` under `/api/v1`. */
export function newApi(): Api {
  return new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      // What was sent stands beside the error, but only for a refusal, which the library's types leave out.
      const input = 'data' in result ? result.data : undefined;
      throw new AppError('INVALID', { fields: fieldsOfIssues(result.error.issues, input) });
    },
  });
}
