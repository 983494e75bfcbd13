import type { ReactNode } from 'react';
import { site } from '#messages/site.ts';
import { PhoneLink } from '#ui/ltr.tsx';
import { useClinic } from './clinic.ts';

/** The surface around a booking form beside a text. */
export function BookingPanel({ title, children }: { title: string; children: ReactNode }) {
  const { phone } = useClinic();
  return (
    <div className="rounded-card border border-line bg-white shadow-soft">
      <div className="px-5 pt-5 sm:px-6.5 sm:pt-6.5">
        <h2 id="book-title" className="text-[1.5rem]">
          {title}
        </h2>
        <p className="mt-1 text-muted">{site.detail.bookLead}</p>
      </div>
      {children}
      <p className="mx-5 border-t border-line py-4 text-sm text-muted sm:mx-6.5">
        {site.home.callTitle}{' '}
        <PhoneLink phone={phone} className="target font-semibold text-brand hover:underline" />
      </p>
    </div>
  );
}
