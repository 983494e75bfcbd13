import { doctorList } from '#features/doctors/doctors.queries.ts';
import { heroList } from '#features/heroes/heroes.queries.ts';
import { newsList } from '#features/news/news.queries.ts';
import { offerList } from '#features/offers/offers.queries.ts';
import { sectionList } from '#features/sections/sections.queries.ts';
import { serviceList } from '#features/services/services.queries.ts';
import { settingsQuery } from './settings.queries.ts';

/** They stand in the page's still parts: the browser has no use for them. */
const SHOWN = { meta: { shownOnly: true } };

/** What the home page shows: in the clinic's order, the short service list of 5 (specification, section 9), the news newest first. */
export const homeLists = {
  heroes: { ...heroList(), ...SHOWN },
  sections: { ...sectionList({ sort: 'position:asc' }), ...SHOWN },
  offers: { ...offerList(), ...SHOWN },
  services: { ...serviceList({ sort: 'position:asc', size: 5 }), ...SHOWN },
  doctors: { ...doctorList({ size: 4 }), ...SHOWN },
  news: { ...newsList({ size: 3 }), ...SHOWN },
  settings: { ...settingsQuery(), ...SHOWN },
};
