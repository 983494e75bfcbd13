import { z } from 'zod';
import { imageRecord, recordKeys } from '#content/content.contract.ts';
import { line, listOf, orNone } from '#content/input-fields.contract.ts';
import { changeBodies, createBodies, pictureBody } from '#content/manage.contract.ts';
import { SHEET_NAME, SUBTITLE, TAB, TITLE } from '#lib/limits.ts';
import { isSheetName, SHEET_COLUMNS, spreadsheetIdOf } from './sheets.rules.ts';

/** The last part of `GET sheet/{name}`. */
export const sheetNameParams = z.object({
  name: z.string().meta({
    param: { name: 'name', in: 'path' },
    description: 'The name in the influencer’s link, in any case and Arabic spelling',
    example: 'noura',
  }),
});

/** A sheet as visitors get it (specification, section 3): nothing of where its leads go (decision 8). */
export const publicSheet = z
  .object({
    ...recordKeys,
    sheet_id: z
      .string()
      .meta({ description: 'What `POST form` takes as `spreadsheetId`; never Google’s id' }),
    name: z.string(),
    slug: z.string().meta({ description: 'The canonical last part of its address: the name with hyphens' }),
    title: z.string(),
    subTitle: z.string(),
    image: imageRecord.nullable(),
  })
  .meta({ id: 'Sheet' });
export type PublicSheet = z.infer<typeof publicSheet>;

export const sheetAnswer = z.object({ success: z.literal(true), sheet: publicSheet });
export type SheetAnswer = z.infer<typeof sheetAnswer>;

const COLUMNS = { min: 0, max: SHEET_COLUMNS.length };

/** What is ticked in a form is there, whatever it says but «no». */
const flag = z.preprocess(
  (given) => (typeof given === 'string' ? !['', '0', 'false', 'off'].includes(given.trim()) : given),
  z.boolean(),
);

const spreadsheet = orNone(
  z
    .string()
    .refine((text) => spreadsheetIdOf(text) !== null, { error: 'SPREADSHEET_INVALID' })
    .transform((text) => spreadsheetIdOf(text) ?? text),
).meta({ type: 'string', description: 'A Google spreadsheet’s address or id; blank: none yet' });

/** What a superadmin may write of a sheet. */
export const sheetInput = z.object({
  name: line(SHEET_NAME)
    .refine(isSheetName, { error: 'SHEET_NAME_INVALID' })
    .meta({ description: 'The last part of the influencer’s link, told from others whatever its spelling' }),
  title: line(TITLE),
  subTitle: line(SUBTITLE).optional(),
  imageAlt: line(SUBTITLE).optional(),
  spreadsheet: spreadsheet.optional(),
  tab: line(TAB).optional(),
  columns: listOf(z.enum(SHEET_COLUMNS, { error: 'UNKNOWN_VALUE' }), COLUMNS)
    .transform((columns) => (columns.length > 0 ? [...new Set(columns)] : [...SHEET_COLUMNS]))
    .optional()
    .meta({ description: 'What is sent of a lead, in its order; none: all. Its id always goes along' }),
  active: flag.optional().meta({ description: 'Whether the link and its form are open; true without it' }),
});

export const newSheetBodies = createBodies(sheetInput);
export const sheetChangeBodies = changeBodies(sheetInput);
export const sheetPictureBody = pictureBody;

export type SheetInput = z.output<typeof sheetInput>;

export const sheetIdParams = z.object({
  id: z.string().meta({ param: { name: 'id', in: 'path' }, description: 'The `sheet_id`' }),
});

/** How a sheet's rows stand: without a spreadsheet, waiting, waiting for something to be mended, or all there. */
export const DELIVERY_STATES = ['noSpreadsheet', 'waiting', 'problem', 'delivered', 'nothingYet'] as const;

/** A sheet as superadmins get it. */
const sheetRecord = publicSheet
  .extend({
    link: z.string().meta({ description: 'The whole address for the influencer' }),
    report: z.string().meta({ description: 'The address of the influencer’s report; it holds a secret key' }),
    spreadsheet: z.object({ id: z.string(), url: z.string() }).nullable(),
    tab: z.string(),
    columns: z.array(z.enum(SHEET_COLUMNS)),
    active: z.boolean(),
    version: z.int(),
    focal: z.object({ x: z.number(), y: z.number() }).nullable(),
    input: sheetInput.required().meta({ description: 'What `PUT` takes to leave the sheet as it is' }),
    leads: z.int().meta({ description: 'So far, without those that were put aside as suspicious' }),
    delivered: z.int(),
    waiting: z.int(),
    delivery: z.object({
      state: z.enum(DELIVERY_STATES),
      lastDeliveredAt: z.iso.datetime().nullable(),
      problem: z.string().nullable().meta({ description: 'What is wrong and what to do, in Arabic' }),
      problemAt: z.iso.datetime().nullable(),
    }),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'StaffSheet' });
export type SheetRecord = z.infer<typeof sheetRecord>;

/** Answer of `GET sheet`: newest first. */
export const sheetListAnswer = z.object({
  success: z.literal(true),
  sheets: z.array(sheetRecord),
  totalSheets: z.int(),
});
export type SheetListAnswer = z.infer<typeof sheetListAnswer>;

/** Answer of a change. */
export const sheetChangeAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  sheet: sheetRecord,
});
export type SheetChangeAnswer = z.infer<typeof sheetChangeAnswer>;

export const sheetMessageAnswer = z.object({ success: z.literal(true), message: z.string() });

export const reportParams = z.object({
  name: z.string().meta({ param: { name: 'name', in: 'path' } }),
  key: z
    .string()
    .meta({ param: { name: 'key', in: 'path' }, description: 'The secret in the report’s address' }),
});

/** What an influencer may know of the own form: numbers, nobody's name (decision 24). */
const sheetReport = z
  .object({
    title: z.string(),
    name: z.string(),
    total: z.int().meta({ description: 'Since the form was made' }),
    days: z
      .array(z.object({ day: z.iso.date(), count: z.int() }))
      .meta({ description: 'The last thirty in Riyadh, oldest first' }),
  })
  .meta({ id: 'SheetReport' });
export type SheetReport = z.infer<typeof sheetReport>;

export const sheetReportAnswer = z.object({ success: z.literal(true), report: sheetReport });
export type SheetReportAnswer = z.infer<typeof sheetReportAnswer>;
