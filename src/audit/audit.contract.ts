import { z } from 'zod';
import { listQuery, recordKeys } from '#content/content.contract.ts';
import { actorRecord } from '#content/manage.contract.ts';

/** What is written down of changes; the first word says of what. */
export const AUDIT_ACTIONS = [
  ...([
    'content.create',
    'content.change',
    'content.picture',
    'content.publish',
    'content.unpublish',
  ] as const),
  ...(['content.trash', 'content.restore', 'content.order', 'content.version', 'content.purge'] as const),
  'settings.change',
  ...(['google.connect', 'google.disconnect'] as const),
  ...(['webhook.create', 'webhook.change', 'webhook.remove'] as const),
  ...(['sheet.create', 'sheet.change', 'sheet.remove'] as const),
  ...(['user.create', 'user.change', 'user.remove'] as const),
  ...(['customer.export', 'customer.erase', 'data.export', 'data.erase'] as const),
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

const day = z.union([z.literal(''), z.iso.date()]).optional();

/** Query of `GET audit`: newest first, 50 a page; `from` and `to` are days in Riyadh, both included. */
export const auditQuery = listQuery({
  sorts: ['at'],
  defaultSort: 'at:desc',
  defaultSize: 50,
  fields: [],
})
  .pick({ page: true, size: true })
  .extend({
    actor: z.string().optional().meta({ description: 'The id of whoever did it' }),
    action: z.union([z.literal(''), z.enum(AUDIT_ACTIONS)]).optional(),
    from: day,
    to: day,
  });
export type AuditQuery = z.output<typeof auditQuery>;

const auditEntry = z
  .object({
    ...recordKeys,
    at: z.iso.datetime(),
    actor: actorRecord,
    action: z.enum(AUDIT_ACTIONS),
    subject: z.object({
      type: z
        .string()
        .meta({ description: 'A content type’s table, `user`, `settings`, `sheet` or `customer`' }),
      id: z.string().nullable(),
      title: z.string().meta({ description: 'What it was called then; a person’s name as it is now' }),
    }),
    detail: z.record(z.string(), z.unknown()).meta({ description: 'Names of fields, counts, roles' }),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntry>;

/** Answer of `GET audit`. */
export const auditAnswer = z
  .object({
    success: z.literal(true),
    entries: z.array(auditEntry),
    totalEntries: z.int(),
    totalPages: z.int(),
  })
  .meta({ id: 'Audit' });
export type AuditAnswer = z.infer<typeof auditAnswer>;
