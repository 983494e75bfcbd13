import { z } from 'zod';
import { fieldsOf, listQuery, recordBase, recordKeys, SORTS } from '#content/content.contract.ts';
import { line, siteLink } from '#content/input-fields.contract.ts';
import { contentInput } from '#content/manage.contract.ts';
import type { ListAnswer } from '#lib/content-types.ts';
import { PAGE_SIZE, TITLE } from '#lib/limits.ts';

/** A head of the home page (decision 20). */
export const heroRecord = z.object({
  ...recordKeys,
  ...recordBase,
  buttonText: z.string().meta({ description: 'Empty where there is no button' }),
  buttonHref: z.string().meta({ description: 'A path of this site, or an https address' }),
});
export type HeroRecord = z.infer<typeof heroRecord>;

/** What staff write of a head of the home page (decision 20; `content/manage.contract.ts`). */
export const heroInput = z.object({
  ...contentInput,
  buttonText: line({ min: 0, max: TITLE.max }).optional(),
  buttonHref: siteLink.optional(),
});

/** How `GET hero` may be asked: by itself all of them, in the clinic's order. */
export const HERO_LIST = {
  sorts: SORTS,
  defaultSort: 'position:asc',
  defaultSize: PAGE_SIZE.max,
  fields: fieldsOf(heroRecord),
};

export const heroQuery = listQuery(HERO_LIST);

/** Answer of `GET hero`. */
export type HeroListAnswer = ListAnswer<'heroes', HeroRecord>;
