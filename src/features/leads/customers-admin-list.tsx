import { named, type TableColumn } from '#back-office/data-table.tsx';
import { formatDateTime, timeAgo } from '#lib/format.ts';
import { timeAgoWords } from '#messages/format.ts';
import { customers as texts } from '#messages/staff-customers.ts';
import { lists } from '#messages/staff-lists.ts';
import { classNames } from '#ui/class-names.ts';
import { Ltr, PhoneLink } from '#ui/ltr.tsx';
import { CustomerContact } from './customer-contact.tsx';
import { CustomerStatus } from './customer-status.tsx';
import type { CustomerRecord } from './customers.contract.ts';
import { CUSTOMER_SORTS } from './leads.queries.ts';

/** What the table of bookings shows; ages are counted from `now`. */
export function customerColumns(now: Date): TableColumn<CustomerRecord>[] {
  return [
    {
      key: 'name',
      head: texts.name,
      names: true,
      className: 'min-w-28 font-semibold wrap-anywhere text-ink',
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      ...named('phone', texts.phone),
      className: 'whitespace-nowrap',
      cell: ({ phone }) => <PhoneLink phone={phone} className="target hover:text-brand hover:underline" />,
    },
    {
      ...named('wanted', texts.wanted),
      className: 'min-w-32 wrap-anywhere',
      cell: (customer) => <Wanted customer={customer} />,
    },
    {
      ...named('city', texts.city),
      className: 'min-w-20 wrap-anywhere',
      cell: ({ city }) => <bdi>{city}</bdi>,
    },
    { ...named('status', texts.status), cell: ({ status }) => <CustomerStatus status={status} /> },
    {
      ...named('createdAt', texts.ago),
      sorts: CUSTOMER_SORTS,
      className: 'whitespace-nowrap text-muted',
      cell: ({ createdAt }) => <Ago at={createdAt} now={now} />,
    },
    {
      ...named('reference', texts.reference),
      className: 'whitespace-nowrap text-muted',
      cell: ({ reference }) => <Ltr>{reference}</Ltr>,
    },
    {
      key: 'contact',
      head: <span className="sr-only">{texts.contact}</span>,
      className: 'w-1',
      cell: (customer) => (
        <CustomerContact
          customer={customer}
          className="justify-end max-2xl:[&>a]:w-11 max-2xl:[&>a]:px-0 max-2xl:[&_span]:sr-only"
        />
      ),
    },
  ];
}

/** New ones stand out. */
export function customerLook({ status }: CustomerRecord): string | undefined {
  return status === 'new' ? 'bg-brand-faint' : undefined;
}

/** The bookings on a phone: a card each. */
export function CustomerCards({ customers, now }: { customers: readonly CustomerRecord[]; now: Date }) {
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {customers.map((customer) => (
        <li
          key={customer._id}
          className={classNames('rounded-tile border border-line p-4', customerLook(customer))}
        >
          <div className="flex items-start justify-between gap-3">
            <h2 className="min-w-0 text-[1.05rem] wrap-break-word">
              <bdi>{customer.name}</bdi>
            </h2>
            <CustomerStatus status={customer.status} />
          </div>
          <p className="mt-1 wrap-anywhere">
            <Wanted customer={customer} />
          </p>
          <p className="mt-2 flex flex-wrap items-baseline gap-x-3 text-muted">
            <PhoneLink phone={customer.phone} className="target font-medium text-ink hover:text-brand" />
            <bdi className="min-w-0 wrap-anywhere">{customer.city}</bdi>
          </p>
          <p className="mt-1 flex justify-between gap-3 text-[0.85rem] text-muted">
            <Ago at={customer.createdAt} now={now} />
            <Ltr>{customer.reference}</Ltr>
          </p>
          <CustomerContact customer={customer} className="mt-3 flex-wrap [&>a]:grow" />
        </li>
      ))}
    </ul>
  );
}

function Ago({ at, now }: { at: string; now: Date }) {
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {timeAgo(at, now, timeAgoWords)}
    </time>
  );
}

/** The service, and its section in smaller letters, or the section alone; with whom, for what price, when; who sent them. */
function Wanted({ customer }: { customer: CustomerRecord }) {
  const { service, section, doctor, offer, preferredTime, sheet } = customer;
  const under = [
    service ? section?.title : undefined,
    doctor ? texts.withDoctor(doctor.title) : undefined,
    offer ? texts.forOffer(offer.title) : undefined,
    preferredTime ? texts.at(preferredTime) : undefined,
  ].filter((line) => line !== undefined);
  return (
    <>
      {service?.title ?? section?.title ?? lists.none}
      {under.map((line) => (
        <span key={line} className="block text-[0.85rem] text-muted">
          {line}
        </span>
      ))}
      {sheet ? <span className="block text-[0.85rem] text-brand">{texts.through(sheet.title)}</span> : null}
    </>
  );
}
