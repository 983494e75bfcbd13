import { formatDateTime, timeAgo } from '#lib/format.ts';
import { timeAgoWords } from '#messages/format.ts';
import { customers as texts } from '#messages/staff-customers.ts';
import { classNames } from '#ui/class-names.ts';
import { Ltr, PhoneLink } from '#ui/ltr.tsx';
import { CustomerContact } from './customer-contact.tsx';
import { CustomerStatus } from './customer-status.tsx';
import type { CustomerRecord } from './customers.contract.ts';

interface CustomerListProps {
  customers: readonly CustomerRecord[];
  /** What ages are counted from. */
  now: Date;
}

const HEAD = 'border-b border-line px-4 py-2.5 text-start text-[0.9rem] font-medium text-muted';
const CELL = 'border-t border-line px-4 py-2.5 align-middle';

/** The bookings as a table; new ones stand out. */
export function CustomerTable({ customers, now }: CustomerListProps) {
  return (
    <div className="overflow-x-auto rounded-tile border border-line">
      <table className="w-full border-separate border-spacing-0 [&_tbody_tr:first-child>*]:border-t-0">
        <thead className="bg-paper">
          <tr>
            {[
              texts.name,
              texts.phone,
              texts.wanted,
              texts.city,
              texts.status,
              texts.ago,
              texts.reference,
            ].map((title) => (
              <th key={title} scope="col" className={HEAD}>
                {title}
              </th>
            ))}
            <th scope="col" className={HEAD}>
              <span className="sr-only">{texts.contact}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {customers.map((customer) => (
            <CustomerRow key={customer._id} customer={customer} now={now} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CustomerRow({ customer, now }: { customer: CustomerRecord; now: Date }) {
  const { name, phone, city, status, reference, createdAt } = customer;
  return (
    <tr className={classNames(status === 'new' && 'bg-brand-faint')}>
      <th scope="row" className={classNames(CELL, 'text-start font-semibold text-ink')}>
        <bdi>{name}</bdi>
      </th>
      <td className={classNames(CELL, 'whitespace-nowrap')}>
        <PhoneLink phone={phone} className="target hover:text-brand hover:underline" />
      </td>
      <td className={CELL}>
        <Wanted customer={customer} />
      </td>
      <td className={CELL}>
        <bdi>{city}</bdi>
      </td>
      <td className={CELL}>
        <CustomerStatus status={status} />
      </td>
      <td className={classNames(CELL, 'whitespace-nowrap text-muted')}>
        <time dateTime={createdAt} title={formatDateTime(createdAt)}>
          {timeAgo(createdAt, now, timeAgoWords)}
        </time>
      </td>
      <td className={classNames(CELL, 'whitespace-nowrap text-muted')}>
        <Ltr>{reference}</Ltr>
      </td>
      <td className={CELL}>
        <CustomerContact
          customer={customer}
          className="justify-end max-2xl:[&>a]:w-11 max-2xl:[&>a]:px-0 max-2xl:[&_span]:sr-only"
        />
      </td>
    </tr>
  );
}

/** The service, and its section in smaller letters, or the section alone; with whom, for what price, when; who sent them. */
export function Wanted({ customer }: { customer: CustomerRecord }) {
  const { service, section, doctor, offer, preferredTime, sheet } = customer;
  const under = [
    service ? section?.title : undefined,
    doctor ? texts.withDoctor(doctor.title) : undefined,
    offer ? texts.forOffer(offer.title) : undefined,
    preferredTime ? texts.at(preferredTime) : undefined,
  ].filter((line) => line !== undefined);
  return (
    <>
      {service?.title ?? section?.title ?? texts.none}
      {under.map((line) => (
        <span key={line} className="block text-[0.85rem] text-muted">
          {line}
        </span>
      ))}
      {sheet ? <span className="block text-[0.85rem] text-brand">{texts.through(sheet.title)}</span> : null}
    </>
  );
}
