import type { Handler } from 'hono';
import { AppError } from '#lib/errors.ts';
import { answerRefusal } from './errors.server.ts';
import type { Api, ApiEnv } from './route.ts';

/** Answers what no call answers: 405 with `Allow` where the path is known by another method, else 404. */
export function unknownCall(calls: Api): Handler<ApiEnv> {
  const table = methodsByPath(calls);
  return (c) => {
    const methods = table.filter((entry) => entry.pattern.test(c.req.path)).flatMap((entry) => entry.methods);
    if (methods.length === 0) return answerRefusal(c, new AppError('NOT_FOUND'));
    c.header('Allow', [...new Set(methods)].join(', '));
    return answerRefusal(c, new AppError('METHOD_NOT_ALLOWED'));
  };
}

function methodsByPath(calls: Api): { pattern: RegExp; methods: string[] }[] {
  const byPath = new Map<string, string[]>();
  for (const { path, method } of calls.routes) {
    if (method === 'ALL') continue;
    byPath.set(path, [...(byPath.get(path) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])]);
  }
  return [...byPath].map(([path, methods]) => ({
    pattern: new RegExp(`^${path.replaceAll(/:[^/]+/g, '[^/]+')}$`),
    methods,
  }));
}
