import type { ReactNode } from 'react';
import { site } from '#messages/site.ts';
import { PhoneLink } from '#ui/ltr.tsx';
import { useClinic } from './clinic.ts';

/** The call to book, with the form in it. */
export function HomeBooking({ children }: { children: ReactNode }) {
  const { phone } = useClinic();
  return (
    <section id="book" aria-labelledby="book-title" className="wrap py-section max-sm:px-0">
      <div className="book-band">
        <div className="dark-surface text-mist max-sm:px-1">
          <h2 id="book-title" className="text-h2 text-white">
            {site.home.bookTitle}
          </h2>
          <p className="mt-3 max-w-[26em] text-lg">{site.home.bookLead}</p>
          <p className="mt-4 flex flex-wrap items-baseline gap-x-3 text-sm lg:mt-6 lg:block">
            {site.home.callTitle}
            <PhoneLink
              phone={phone}
              className="block text-[1.5rem] font-heading text-white hover:underline"
            />
          </p>
        </div>
        {children}
      </div>
    </section>
  );
}
