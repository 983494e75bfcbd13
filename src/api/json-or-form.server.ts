import type { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { mediaType } from './take-body.server.ts';

/** One body's two spellings: JSON's values, and a form's texts and files. */
interface Spellings {
  json: z.ZodType;
  form: z.ZodType;
}

/** A body that may come as JSON or as a form, for a route's `request`. */
export function jsonOrForm({ json, form }: Spellings) {
  return { content: { 'application/json': { schema: json }, 'multipart/form-data': { schema: form } } };
}

/** Such a body in the type it came in; a request without one is judged like an empty one. */
export function bodyOf<Body>(c: Context, { json }: Spellings): Body {
  const type = c.req.header('content-type') ?? '';
  if (type === '') return json.parse({}) as Body;
  return c.req.valid((mediaType(type) === 'application/json' ? 'json' : 'form') as never) as Body;
}
