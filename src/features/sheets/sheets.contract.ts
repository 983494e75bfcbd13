import { z } from 'zod';
import { imageRecord, recordKeys } from '#content/content.contract.ts';

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
