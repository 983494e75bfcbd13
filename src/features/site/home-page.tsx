import { BookingForm } from '#features/leads/booking-form.tsx';
import { HomeBooking } from './home-booking.tsx';
import { HomeRest, HomeTop } from './home-parts.ts';
import { HomeVisit } from './home-visit.tsx';
import { Still } from './still.tsx';

/** The home page: who we are, what hurts, what we do and who does it, the form, where we are, what people ask. */
export function HomePage() {
  return (
    <>
      <Still>
        <HomeTop />
      </Still>
      <HomeBooking>
        <BookingForm mode="general" />
      </HomeBooking>
      <HomeVisit />
      <Still>
        <HomeRest />
      </Still>
    </>
  );
}
