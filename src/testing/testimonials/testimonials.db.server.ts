import type { ContentType } from '#content/content-type.ts';
import { sharedFields } from '#content/fields.ts';
import { presentContent } from '#content/present-content.ts';
import { TESTIMONIAL_LIST, type TestimonialRecord } from './testimonials.contract.ts';

/** What a patient's word is to the verbs of `content/`. */
export const testimonialType: ContentType<'sections', TestimonialRecord, null> = {
  ...TESTIMONIAL_LIST,
  // A real one has its own line in `lib/content-types.ts`.
  table: 'testimonials' as 'sections',
  filters: {},
  written: { ...sharedFields(), author: { column: 'author' } },
  searched: ['author'],
  relate: async () => null,
  present: (row) => ({ ...presentContent(row), author: String(Reflect.get(row, 'author')) }),
};
