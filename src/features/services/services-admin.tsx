import { editorsOf } from '#back-office/editor/editors-of.tsx';
import type { Resource } from '#back-office/list/resource.ts';
import { ResourceScreen } from '#back-office/list/resource-screen.tsx';
import type { StaffRecord } from '#content/manage.contract.ts';
import { serviceList } from '#messages/staff-resources.ts';
import { Price } from '#ui/price.tsx';
import type { ServiceRecord, serviceInput } from './services.contract.ts';
import { serviceEditorType } from './services-admin-editor.ts';

const serviceResource: Resource<StaffRecord<ServiceRecord, typeof serviceInput>> = {
  path: 'service',
  to: '/admin-dashboard/services',
  answer: { list: 'services', total: 'totalServices' },
  texts: serviceList,
  size: 10,
  sorts: ['createdAt:desc', 'createdAt:asc', 'updatedAt:desc', 'title:asc', 'position:asc'],
  titleSort: 'title:asc',
  columns: [
    {
      key: 'section',
      title: serviceList.section,
      cell: ({ sectionId }) => (typeof sectionId === 'object' ? sectionId.title : serviceList.none),
    },
    {
      key: 'price',
      title: serviceList.price,
      cell: ({ priceFrom }) =>
        priceFrom === null || priceFrom === undefined ? serviceList.none : <Price amount={priceFrom} />,
    },
  ],
  titleOf: ({ title }) => title,
  subTitleOf: ({ subTitle }) => subTitle,
  viewPage: ({ slug }) => ({ to: '/service/$reference', params: { reference: slug } }),
  editors: editorsOf(serviceEditorType),
};

/** The services (specification, "Admin services"). */
export function ServicesScreen() {
  return <ResourceScreen resource={serviceResource} />;
}
