import { editorsOf } from '#back-office/editor/editors-of.tsx';
import { resourceOf } from '#back-office/list/resource.ts';
import type { StaffRecord } from '#content/manage.contract.ts';
import { formatDateLong } from '#lib/format.ts';
import { offerWords } from '#messages/staff-offers.ts';
import { Price } from '#ui/price.tsx';
import type { OfferRecord, offerInput } from './offers.contract.ts';
import { offerEditorType } from './offers-admin-editor.ts';

/** The offers. */
export const resource = resourceOf<StaffRecord<OfferRecord, typeof offerInput>>('offers', {
  texts: offerWords.list,
  columns: [
    { key: 'price', title: offerWords.list.price, cell: ({ price }) => <Price amount={price} /> },
    {
      key: 'endsAt',
      title: offerWords.list.ends,
      cell: ({ endsAt }) => (
        <time className="whitespace-nowrap" dateTime={endsAt}>
          {formatDateLong(endsAt)}
        </time>
      ),
    },
  ],
  viewPage: () => ({ to: '/', hash: 'offers' }),
  editors: editorsOf(offerEditorType),
});
