import type { ContentType } from '#content/content-type.ts';
import { sharedFields } from '#content/fields.ts';
import { presentContent } from '#content/present-content.ts';
import type { ContentColumns } from '#db/content-tables.ts';
import { HERO_LIST, type HeroRecord } from './heroes.contract.ts';

/** On is published, off is a draft (decision 20). */
interface HeroesTable extends ContentColumns {
  /** Empty where there is no button. */
  button_text: string;
  /** A path of this site, or an https address. */
  button_href: string;
}

declare module '#db/tables.ts' {
  interface Tables {
    heroes: HeroesTable;
  }
}

/** What a head of the home page is to the verbs of `content/`; one that is off is a draft. */
export const heroType: ContentType<'heroes', HeroRecord, null> = {
  ...HERO_LIST,
  table: 'heroes',
  filters: {},
  written: {
    ...sharedFields(),
    buttonText: { column: 'button_text', blank: '' },
    buttonHref: { column: 'button_href', blank: '' },
  },
  searched: ['buttonText'],
  // A button without a text, or without an address, is none.
  check: ({ buttonText, buttonHref }) => {
    if (!buttonText === !buttonHref) return {};
    return { [buttonText ? 'buttonHref' : 'buttonText']: 'REQUIRED' };
  },
  relate: async () => null,
  present: (row) => ({
    ...presentContent(row),
    buttonText: row.button_text,
    buttonHref: row.button_href,
  }),
};
