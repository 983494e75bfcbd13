import { z } from 'zod';

/** How the connection stands. `expiring`: Google itself ends the consent within three days. */
export const GOOGLE_STATES = ['notConfigured', 'disconnected', 'connected', 'expiring', 'broken'] as const;
export type GoogleState = (typeof GOOGLE_STATES)[number];

/** What a consent came to: `?result=` of the address that `GET google/callback` leads back to. */
export const CONSENT_RESULTS = [
  'connected',
  'denied',
  'badState',
  'missingScope',
  'exchangeFailed',
  'unreachable',
  'notConfigured',
  'serviceAccount',
] as const;
export type ConsentResult = (typeof CONSENT_RESULTS)[number];

/** Where a consent leads back to. */
export const GOOGLE_SCREEN = '/admin-dashboard/google-auth';

const moment = z.iso.datetime().nullable();

const trouble = z
  .object({
    code: z.string().meta({ description: 'One of the refusals’ codes' }),
    message: z.string().meta({ description: 'What happened and what to do, in Arabic' }),
    since: z.iso.datetime().nullable(),
  })
  .nullable();

const sheetState = z
  .object({
    sheet_id: z.string(),
    waiting: z.int().meta({ description: 'Leads that are not in the spreadsheet yet' }),
    oldestWaitingAt: moment,
    lastDeliveredAt: moment,
    problem: trouble.meta({ description: 'Why its rows wait, where something has to be mended' }),
  })
  .meta({ id: 'SheetState' });
export type SheetState = z.infer<typeof sheetState>;

const googleStatus = z
  .object({
    state: z.enum(GOOGLE_STATES),
    by: z
      .enum(['oauth', 'serviceAccount'])
      .nullable()
      .meta({ description: 'Whose account: a person’s consent, or the server’s own service account' }),
    account: z.string().nullable().meta({ description: 'Its email, where it is known' }),
    connectedAt: moment,
    expiresAt: moment.meta({ description: 'When Google itself ends the consent, where it says so' }),
    problem: trouble.meta({ description: 'Why it is not connected, or broken, and since when' }),
    lastDeliveredAt: moment,
    waiting: z.int(),
    oldestWaitingAt: moment,
    sheets: z.array(sheetState).meta({ description: 'Those with deliveries, waiting or done' }),
  })
  .meta({ id: 'GoogleStatus' });
export type GoogleStatus = z.infer<typeof googleStatus>;

export const googleStatusAnswer = z.object({ success: z.literal(true), google: googleStatus });
/** @public */
export type GoogleStatusAnswer = z.infer<typeof googleStatusAnswer>;

/** Query of `GET google/callback`, as Google sends it. */
export const consentQuery = z.object({
  state: z.string().optional(),
  code: z.string().optional(),
  error: z.string().optional(),
});

/** Body of `POST google/test`. */
export const testRowBody = z
  .object({ sheet_id: z.string().min(1, { error: 'REQUIRED' }) })
  .meta({ id: 'TestRow' });

export const googleMessageAnswer = z.object({ success: z.literal(true), message: z.string() });
