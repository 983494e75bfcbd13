import type { Deps } from '#api/deps.ts';
import type { Api } from '#api/route.ts';
import { contentRoutes } from '#content/content-routes.server.ts';
import { testimonialInput, testimonialQuery, testimonialRecord } from './testimonials.contract.ts';
import { testimonialType } from './testimonials.db.server.ts';

/** The calls about what patients say. */
export function testimonialRoutes(deps: Deps): Api {
  return contentRoutes(deps, testimonialType, {
    path: 'testimonial',
    name: 'Testimonial',
    // A real one has its own line in `auth/permissions.ts`, and in the sidebar.
    area: 'news',
    noun: { one: 'الشهادة', many: 'الشهادات' },
    query: testimonialQuery,
    record: testimonialRecord,
    input: testimonialInput,
  });
}
