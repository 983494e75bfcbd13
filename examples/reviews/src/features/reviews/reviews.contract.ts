import { z } from 'zod';
import { fieldsOf, listQuery, recordBase, recordKeys, SORTS } from '#content/content.contract.ts';
import { line } from '#content/input-fields.contract.ts';
import { contentInput } from '#content/manage.contract.ts';
import { NAME } from '#lib/limits.ts';

/** What a patient says of the clinic. */
export const reviewRecord = z.object({ ...recordKeys, ...recordBase, author: z.string() });
export type ReviewRecord = z.infer<typeof reviewRecord>;

/** What staff write of it. */
export const reviewInput = z.object({ ...contentInput, author: line(NAME) });

/** How `GET review` may be asked. */
export const REVIEW_LIST = {
  sorts: SORTS,
  defaultSort: 'position:asc',
  defaultSize: 6,
  fields: fieldsOf(reviewRecord),
};

export const reviewQuery = listQuery(REVIEW_LIST);
