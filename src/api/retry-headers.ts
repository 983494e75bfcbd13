import { z } from 'zod';
import { IDEMPOTENCY_KEY } from '#lib/limits.ts';

/** Of a call that adds a record, which is sent again where its answer was lost; for a route's `request`. */
export const retryHeaders = z.object({
  'idempotency-key': z
    .string()
    .max(IDEMPOTENCY_KEY, { error: 'TOO_LONG' })
    .optional()
    .meta({ description: 'The same key makes one record, however often it is sent' }),
});
