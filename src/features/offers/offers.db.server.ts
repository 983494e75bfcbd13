import type { ContentType } from '#content/content-type.ts';
import { listField, sharedFields } from '#content/fields.ts';
import { type Titles, titlesBy } from '#content/find-titles.db.server.ts';
import { presentContent, readList } from '#content/present-content.ts';
import type { ContentColumns } from '#db/content-tables.ts';
import { OFFER_LIST, type OfferRecord } from './offers.contract.ts';

/** Decision 18; shown from `starts_at` on and before `ends_at`, beside the times that every type has. */
interface OffersTable extends ContentColumns {
  service_id: string | null;
  /** JSON list: `text` on the wire. */
  paragraphs: string;
  /** Whole riyals. */
  price: number;
  /** Whole riyals, or null where nothing is compared. */
  former_price: number | null;
  starts_at: string;
  ends_at: string;
  /** Number of the advertising licence. */
  licence: string;
}

declare module '#db/tables.ts' {
  interface Tables {
    offers: OffersTable;
  }
}

/** What an offer is to the verbs of `content/`; when it runs is known to `content/periods.ts`. */
export const offerType: ContentType<'offers', OfferRecord, Titles> = {
  ...OFFER_LIST,
  table: 'offers',
  filters: {},
  names: { serviceId: 'services' },
  written: {
    ...sharedFields(),
    text: listField('paragraphs'),
    price: { column: 'price' },
    formerPrice: { column: 'former_price', blank: null },
    startsAt: { column: 'starts_at' },
    endsAt: { column: 'ends_at' },
    licence: { column: 'licence', blank: '' },
    serviceId: { column: 'service_id', blank: null },
  },
  searched: [],
  check: ({ startsAt, endsAt, price, formerPrice }) => ({
    ...(String(endsAt) <= String(startsAt) && { endsAt: 'ENDS_TOO_EARLY' }),
    ...(formerPrice !== null &&
      Number(formerPrice) <= Number(price) && { formerPrice: 'FORMER_PRICE_TOO_LOW' }),
  }),
  relate: titlesBy('services', (row) => row.service_id),
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
