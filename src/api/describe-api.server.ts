import { z } from '@hono/zod-openapi';
import { PERMISSIONS, type Permission } from '#auth/permissions.ts';
import { ERROR_STATUS } from '#lib/errors.ts';
import type { Api } from './route.ts';

/** The parts of an OpenAPI 3.1 document that this product writes. */
export type ApiDescription = ReturnType<Api['getOpenAPI31Document']>;
export type Operation = NonNullable<NonNullable<ApiDescription['paths']>[string]['get']> & {
  'x-permission'?: Permission;
};

export const METHODS = ['get', 'post', 'put', 'delete'] as const;

const refusal = z
  .object({
    success: z.literal(false),
    code: z.enum(Object.keys(ERROR_STATUS)),
    message: z.string().meta({ description: 'What to tell people, in Arabic' }),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: 'Field name → what is wrong with it' }),
    current: z.looseObject({}).optional().meta({ description: 'For a stale edit: the record as it is now' }),
  })
  .openapi('Refusal');

const written = new WeakMap<Api, ApiDescription>();

/** The OpenAPI description of all calls, with the refusals that each can answer; written once. */
export function describeApi(calls: Api, publicUrl: string): ApiDescription {
  const known = written.get(calls);
  if (known) return known;
  const description = writeDescription(calls, publicUrl);
  written.set(calls, description);
  return description;
}

function writeDescription(calls: Api, publicUrl: string): ApiDescription {
  calls.openAPIRegistry.register('Refusal', refusal);
  const description = calls.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Basma',
      version: '1',
      description:
        'The calls of the clinic’s website. Every answer carries `success`; a refusal has the shape `Refusal`. ' +
        'A trailing slash makes no difference, and HEAD is answered like GET.',
    },
    servers: [{ url: publicUrl }],
  });
  for (const [path, item] of Object.entries(description.paths ?? {})) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation) addRefusals(operation, path, method);
    }
  }
  return description;
}

function addRefusals(operation: Operation, path: string, method: string): void {
  const add = (status: string, text: string) => {
    operation.responses ??= {};
    operation.responses[status] ??= {
      description: text,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    };
  };
  const callers = PERMISSIONS[operation['x-permission'] ?? 'public'];
  if (operation.parameters || operation.requestBody) add('400', 'Malformed or invalid; `fields` says what');
  if (!callers.some((caller) => caller === 'visitor')) add('401', 'Not signed in');
  if (callers.length < PERMISSIONS.public.length || method !== 'get') add('403', 'Not for this caller');
  if (path.includes('{')) add('404', 'Unknown');
  if (operation.requestBody) {
    const uploads =
      'content' in operation.requestBody && 'multipart/form-data' in operation.requestBody.content;
    add(
      '413',
      uploads ? 'The body is over its limit, as multipart 10 MB beside its texts' : 'The body is over 64 KB',
    );
    add('415', 'The body is of another type than the declared ones');
  }
  add('default', 'Any other refusal; 429 and 503 say in `Retry-After` how many seconds to wait');
}
