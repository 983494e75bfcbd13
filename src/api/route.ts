import { createRoute, OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import type { ZodType } from 'zod';
import { may, type Permission } from '#auth/permissions.ts';
import type { SessionUser } from '#auth/session-user.ts';
import { AppError } from '#lib/errors.ts';
import { fieldsOfIssues } from '#messages/field-messages.ts';
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
 * taken only in a declared type and within its limit (`mostText`, in bytes; 64 KB without it), and a test walks the description of every live route, so a route
 * without a right cannot exist.
 */
export function defineRoute<const P extends string, R extends Omit<RouteConfig, 'path'> & { path: P }>(
  permission: Permission,
  config: R,
  { mostText }: { mostText?: number } = {},
) {
  const types = Object.keys(config.request?.body?.content ?? {});
  return createRoute({
    ...config,
    'x-permission': permission,
    middleware: gate(permission, types, mostText),
  });
}

function gate(
  permission: Permission,
  bodyTypes: readonly string[],
  mostText?: number,
): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const user = c.get('user');
    if (!may(user, permission)) throw new AppError(user ? 'FORBIDDEN' : 'UNAUTHENTICATED');
    if (bodyTypes.length > 0) c.req.raw = await takeBody(c.req.raw, bodyTypes, mostText);
    await next();
  };
}

/** The one who calls, where the route's right lets nobody else in. */
export function callerOf(c: Context<ApiEnv>): SessionUser {
  const user = c.get('user');
  if (!user) throw new AppError('UNAUTHENTICATED');
  return user;
}

/** A JSON body that must be there, for a route's `request`. */
export function jsonBody<Schema extends ZodType>(schema: Schema) {
  return { required: true as const, content: { 'application/json': { schema } } };
}

/** A JSON answer, for a route's `responses`. */
export function jsonAnswer<Schema extends ZodType>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } };
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
