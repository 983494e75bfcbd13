import type { ContentType } from '#content/content-type.ts';
import { findTitles, type Titles } from '#content/find-titles.db.server.ts';
import { presentContent, readList } from '#content/present-content.ts';
import { OFFER_LIST, type OfferRecord } from './offers.contract.ts';

/** What an offer is to the verbs of `content/`; when it runs is known to `content/periods.ts`. */
export const offerType: ContentType<'offers', OfferRecord, Titles> = {
  ...OFFER_LIST,
  table: 'offers',
  answer: { one: 'offer', list: 'offers', total: 'totalOffers' },
  filters: {},
  searched: () => [],
  relate: (db, rows, at) => {
    const ids = rows.map((row) => row.service_id);
    return findTitles(db, 'services', ids, at);
  },
  present: (row, services) => ({
    ...presentContent(row),
    text: readList(row.paragraphs),
    price: row.price,
    formerPrice: row.former_price,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    licence: row.licence,
    service: services.get(row.service_id ?? '') ?? null,
  }),
};
