import { editorsOf } from '#back-office/editor/editors-of.tsx';
import { NEWEST_FIRST, resourceOf } from '#back-office/list/resource.ts';
import type { StaffRecord } from '#content/manage.contract.ts';
import { lists } from '#messages/staff-lists.ts';
import { serviceWords } from '#messages/staff-services.ts';
import { Price } from '#ui/price.tsx';
import type { ServiceRecord, serviceInput } from './services.contract.ts';
import { serviceEditorType } from './services-admin-editor.ts';

/** The services (specification, "Admin services"). */
export const resource = resourceOf<StaffRecord<ServiceRecord, typeof serviceInput>>('services', {
  texts: serviceWords.list,
  sorts: NEWEST_FIRST,
  columns: [
    {
      key: 'sectionId',
      title: serviceWords.list.section,
      cell: ({ sectionId }) => (typeof sectionId === 'object' ? sectionId.title : lists.none),
    },
    {
      key: 'priceFrom',
      title: serviceWords.list.price,
      cell: ({ priceFrom }) =>
        priceFrom === null || priceFrom === undefined ? lists.none : <Price amount={priceFrom} />,
    },
  ],
  viewPage: ({ slug }) => ({ to: '/service/$reference', params: { reference: slug } }),
  editors: editorsOf(serviceEditorType),
});
