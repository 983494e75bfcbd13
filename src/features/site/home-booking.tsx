import type { ReactNode } from 'react';
import { site } from '#messages/site.ts';
import { PhoneLink } from '#ui/ltr.tsx';
import { useClinic } from './clinic.ts';

/** The call to book, with the form in it. */
export function HomeBooking({ children }: { children: ReactNode }) {
  const { phone } = useClinic();
  return (
    <section id="book" aria-labelledby="book-title" className="wrap py-section max-sm:px-0">
      <div className="relative grid grid-cols-[minmax(0,1fr)] items-center gap-8 overflow-hidden bg-brand-deep px-4 py-10 sm:rounded-xl sm:p-10 lg:grid-cols-[1fr_1.15fr] lg:p-16">
        <div className="dark-surface text-mist max-sm:px-1">
          <h2 id="book-title" className="text-h2 text-white">
            {site.home.bookTitle}
          </h2>
          <p className="mt-3 max-w-[26em] text-lg">{site.home.bookLead}</p>
          <p className="mt-6 text-sm">
            {site.home.callTitle}
            <PhoneLink
              phone={phone}
              className="mt-1 block text-[1.5rem] font-heading text-white hover:underline"
            />
          </p>
        </div>
        {children}
      </div>
    </section>
  );
}
