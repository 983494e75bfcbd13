import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateLong } from '#lib/format.ts';
import { bookingProgress, profile } from '#messages/profile.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { Pagination } from '#ui/pagination.tsx';
import type { OwnBooking } from './own-account.contract.ts';
import { ownBookingsQuery } from './own-account.queries.ts';
import { OwnListFailed, OwnListLoading } from './own-list-states.tsx';
import { ProfileCard } from './profile-card.tsx';

const { bookings } = profile;

/** The bookings made while signed in (decision 28), newest first. */
export function OwnBookings() {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    ...ownBookingsQuery(page),
    placeholderData: keepPreviousData,
  });
  return (
    <ProfileCard title={bookings.title} lead={bookings.lead}>
      {error ? <OwnListFailed error={error} onRetry={refetch} /> : null}
      {data || error ? null : <OwnListLoading />}
      {data?.bookings.length ? (
        <ul className="grid divide-y divide-line">
          {data.bookings.map((booking) => (
            <Booking key={booking._id} booking={booking} />
          ))}
        </ul>
      ) : null}
      {data?.totalBookings === 0 ? <NoBookings /> : null}
      <Pagination
        page={page}
        pages={data?.totalPages ?? 1}
        link={({ page: other, ...rest }) => <button type="button" onClick={() => setPage(other)} {...rest} />}
      />
    </ProfileCard>
  );
}

function Booking({ booking }: { booking: OwnBooking }) {
  const wanted = [booking.section?.title, booking.service?.title].filter(Boolean).join('، ');
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-medium text-ink">{wanted || bookings.undecided}</p>
        <p className="flex flex-wrap gap-x-4 text-sm text-muted">
          <span>
            {bookings.reference} <Ltr>{booking.reference}</Ltr>
          </span>
          <time dateTime={booking.createdAt}>{formatDateLong(booking.createdAt)}</time>
        </p>
      </div>
      <span className="rounded-pill bg-brand-tint px-3 py-1 text-sm font-medium text-brand-deep">
        {bookingProgress[booking.status]}
      </span>
    </li>
  );
}

function NoBookings() {
  return (
    <div className="grid justify-items-start gap-4">
      <p>{bookings.empty}</p>
      <ButtonLink to="/" hash="book" look="soft" size="small">
        {bookings.book}
      </ButtonLink>
    </div>
  );
}
