import type { ContentType } from '#content/content-type.ts';
import { presentContent } from '#content/present-content.ts';
import { HERO_LIST, type HeroRecord } from './heroes.contract.ts';

/** What a head of the home page is to the verbs of `content/`; one that is off is a draft. */
export const heroType: ContentType<'heroes', HeroRecord, null> = {
  ...HERO_LIST,
  table: 'heroes',
  answer: { one: 'hero', list: 'heroes', total: 'totalHeroes' },
  filters: {},
  searched: (own) => [own.button_text],
  relate: async () => null,
  present: (row) => ({
    ...presentContent(row),
    buttonText: row.button_text,
    buttonHref: row.button_href,
  }),
};
