import { formatDateTime, timeAgo } from '#lib/format.ts';
import { timeAgoWords } from '#messages/format.ts';
import { classNames } from '#ui/class-names.ts';
import { Ltr, PhoneLink } from '#ui/ltr.tsx';
import { CustomerContact } from './customer-contact.tsx';
import { CustomerStatus } from './customer-status.tsx';
import { Wanted } from './customer-table.tsx';
import type { CustomerRecord } from './customers.contract.ts';

/** The bookings on a phone: a card each. */
export function CustomerCards({ customers, now }: { customers: readonly CustomerRecord[]; now: Date }) {
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {customers.map((customer) => (
        <li
          key={customer._id}
          className={classNames(
            'rounded-tile border border-line p-4',
            customer.status === 'new' && 'bg-brand-faint',
          )}
        >
          <div className="flex items-start justify-between gap-3">
            <h2 className="min-w-0 text-[1.05rem] wrap-break-word">
              <bdi>{customer.name}</bdi>
            </h2>
            <CustomerStatus status={customer.status} />
          </div>
          <p className="mt-1">
            <Wanted customer={customer} />
          </p>
          <p className="mt-2 flex flex-wrap items-baseline gap-x-3 text-muted">
            <PhoneLink phone={customer.phone} className="target font-medium text-ink hover:text-brand" />
            <bdi>{customer.city}</bdi>
          </p>
          <p className="mt-1 flex justify-between gap-3 text-[0.85rem] text-muted">
            <time dateTime={customer.createdAt} title={formatDateTime(customer.createdAt)}>
              {timeAgo(customer.createdAt, now, timeAgoWords)}
            </time>
            <Ltr>{customer.reference}</Ltr>
          </p>
          <CustomerContact customer={customer} className="mt-3 flex-wrap [&>a]:grow" />
        </li>
      ))}
    </ul>
  );
}
