import { z } from 'zod';
import { listQuery, recordKeys } from '#content/content.contract.ts';
import { boundEnd, boundStart, LEAD_SOURCES, LEAD_STATUSES } from './customers.rules.ts';

const id = z
  .string()
  .trim()
  .max(64)
  .refine((text) => !/\p{Cc}/u.test(text), { error: 'BAD_CHARACTERS' })
  .optional();

function bound(read: (text: string) => Date | null, description: string) {
  return z
    .string()
    .trim()
    .refine((text) => text === '' || read(text) !== null, { error: 'BAD_FORMAT' })
    .transform((text) => read(text)?.toISOString())
    .optional()
    .meta({ type: 'string', description, example: '2026-11-20' });
}

/** Query of `GET customer` (api.md): newest first, 20 a page; a blank filter is none. */
export const customerQuery = listQuery({
  sorts: ['createdAt'],
  defaultSort: 'createdAt:desc',
  defaultSize: 20,
  fields: [],
})
  .omit({ select: true })
  .extend({
    status: z.enum([...LEAD_STATUSES, '']).optional(),
    source: z
      .enum([...LEAD_SOURCES, ''])
      .optional()
      .meta({ description: 'booking: the clinic’s own form; influence: an influencer’s' }),
    section: id,
    service: id,
    sheet: id.meta({ description: 'The `sheet_id` of an influencer’s form' }),
    from: bound(boundStart, 'A day in Riyadh or a moment with its offset; included'),
    to: bound(boundEnd, 'A day in Riyadh or a moment with its offset; included'),
    quarantined: z
      .enum(['0', '1', ''])
      .optional()
      .meta({ description: '1: only those put aside as suspicious' }),
  });

export type CustomerQuery = z.output<typeof customerQuery>;

const choice = z.object({ _id: z.string(), title: z.string() }).nullable();

/** A booking as the staff sees it; `_id` and `id` are equal. */
const customerRecord = z
  .object({
    ...recordKeys,
    reference: z.string(),
    name: z.string(),
    phone: z.string().meta({ description: 'E.164' }),
    city: z.string(),
    section: choice,
    service: choice,
    status: z.enum(LEAD_STATUSES),
    source: z.string(),
    doctor: choice,
    offer: choice,
    preferredTime: z.string().nullable().meta({ description: 'In the patient’s own words' }),
    sheet: choice.meta({ description: 'The influencer’s form it came through, by its name' }),
    quarantined: z.boolean(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Customer' });

export type CustomerRecord = z.infer<typeof customerRecord>;

export const customerListAnswer = z
  .object({
    success: z.literal(true),
    customers: z.array(customerRecord),
    totalCustomers: z.int(),
    totalPages: z.int(),
  })
  .meta({ id: 'CustomerList' });

export type CustomerListAnswer = z.infer<typeof customerListAnswer>;
