import { z } from 'zod';
import { fieldsOf, listQuery, recordBase, recordKeys, SORTS } from '#content/content.contract.ts';
import { PAGE_SIZE } from '#lib/limits.ts';

/** A head of the home page (decision 20). */
export const heroRecord = z.object({
  ...recordKeys,
  ...recordBase,
  buttonText: z.string().meta({ description: 'Empty where there is no button' }),
  buttonHref: z.string().meta({ description: 'A path of this site, or an https address' }),
});
export type HeroRecord = z.infer<typeof heroRecord>;

/** How `GET hero` may be asked: by itself all of them, in the clinic's order. */
export const HERO_LIST = {
  sorts: SORTS,
  defaultSort: 'position:asc',
  defaultSize: PAGE_SIZE.max,
  fields: fieldsOf(heroRecord),
};

export const heroQuery = listQuery(HERO_LIST);

/** Answer of `GET hero`. */
export interface HeroListAnswer {
  success: true;
  heroes: HeroRecord[];
  totalHeroes: number;
  totalPages: number;
}
