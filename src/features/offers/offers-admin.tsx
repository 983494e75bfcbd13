import { editorsOf } from '#back-office/editor/editors-of.tsx';
import type { Resource } from '#back-office/list/resource.ts';
import { ResourceScreen } from '#back-office/list/resource-screen.tsx';
import type { StaffRecord } from '#content/manage.contract.ts';
import { formatDateLong } from '#lib/format.ts';
import { offerList } from '#messages/staff-resources.ts';
import { Price } from '#ui/price.tsx';
import type { OfferRecord, offerInput } from './offers.contract.ts';
import { offerEditorType } from './offers-admin-editor.ts';

const offerResource: Resource<StaffRecord<OfferRecord, typeof offerInput>> = {
  path: 'offer',
  to: '/admin-dashboard/offers',
  answer: { list: 'offers', total: 'totalOffers' },
  texts: offerList,
  size: 10,
  sorts: ['position:asc', 'createdAt:desc', 'updatedAt:desc', 'title:asc'],
  titleSort: 'title:asc',
  columns: [
    { key: 'price', title: offerList.price, cell: ({ price }) => <Price amount={price} /> },
    {
      key: 'ends',
      title: offerList.ends,
      cell: ({ endsAt }) => (
        <time className="whitespace-nowrap" dateTime={endsAt}>
          {formatDateLong(endsAt)}
        </time>
      ),
    },
  ],
  titleOf: ({ title }) => title,
  subTitleOf: ({ subTitle }) => subTitle,
  viewPage: () => ({ to: '/', hash: 'offers' }),
  editors: editorsOf(offerEditorType),
};

/** The offers. */
export function OffersScreen() {
  return <ResourceScreen resource={offerResource} />;
}
