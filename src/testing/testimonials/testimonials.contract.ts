import { z } from 'zod';
import { fieldsOf, listQuery, recordBase, recordKeys, SORTS } from '#content/content.contract.ts';
import { line } from '#content/input-fields.contract.ts';
import { contentInput } from '#content/manage.contract.ts';
import { NAME } from '#lib/limits.ts';

/** What a patient says. */
export const testimonialRecord = z.object({ ...recordKeys, ...recordBase, author: z.string() });
export type TestimonialRecord = z.infer<typeof testimonialRecord>;

/** What staff write of it. */
export const testimonialInput = z.object({ ...contentInput, author: line(NAME) });

/** How `GET testimonial` may be asked. */
export const TESTIMONIAL_LIST = {
  sorts: SORTS,
  defaultSort: 'position:asc',
  defaultSize: 6,
  fields: fieldsOf(testimonialRecord),
};

export const testimonialQuery = listQuery(TESTIMONIAL_LIST);
