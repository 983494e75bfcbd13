import { IconPhone } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { isReference } from '#features/leads/booking.rules.ts';
import { tellUntoldLead } from '#features/leads/untold-lead.ts';
import { formatNumber } from '#lib/format.ts';
import { success } from '#messages/booking.ts';
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { Khatim } from '#ui/khatim.tsx';
import { Ltr, PhoneLink } from '#ui/ltr.tsx';
import { callPromise } from './call-promise.ts';
import { useClinic } from './clinic.ts';
import { DoneMark } from './done-mark.tsx';
import { useBookedAt } from './use-booked-at.ts';

const route = getRouteApi('/success');

/** The thank-you page; without a booking's reference in the address a plain one (decision 23). */
export function SuccessPage() {
  const { phone, hours } = useClinic();
  const ref = String(route.useSearch().ref ?? '');
  const reference = isReference(ref) ? ref : null;
  const booked = useBookedAt(reference);
  const call = (booked && callPromise(hours, booked.bookedAt, booked.now)) ?? success.callSome;
  const [review, missed] = success.next;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // The form that had the focus is gone: a screen reader goes on here.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    tellUntoldLead();
  }, []);

  return (
    <div className="relative min-h-[calc(100svh-4.5rem)] overflow-hidden bg-linear-to-b from-sand to-white">
      <Khatim />
      <div className="wrap relative grid max-w-180 grid-cols-[minmax(0,1fr)] justify-items-center gap-4 py-section text-center">
        <DoneMark className="w-32" />
        <h1 ref={heading} tabIndex={-1} className="text-h1 outline-none">
          {reference ? success.title : success.plainTitle}
        </h1>
        {reference ? (
          <div className="grid w-full grid-cols-[minmax(0,1fr)] justify-items-center gap-1">
            <p className="text-muted">{success.reference}</p>
            <p className="rounded-tile bg-white px-[1em] py-2.5 text-[min(1.7rem,8vw)] font-heading text-ink shadow-soft">
              <Ltr>{reference}</Ltr>
            </p>
            <p className="mt-1 text-sm text-muted">{success.keepReference}</p>
          </div>
        ) : null}
        <section
          aria-labelledby="next"
          className="mt-4 w-full rounded-card bg-white p-6 text-start shadow-soft sm:p-8"
        >
          <h2 id="next" className="text-h3">
            {success.nextTitle}
          </h2>
          <ol className="mt-4 grid gap-4">
            {[review, call, missed].map((step, index) => (
              <li key={step} className="flex gap-4">
                <span
                  aria-hidden="true"
                  className="arch grid h-10 w-9 shrink-0 place-items-center bg-brand-tint font-heading text-brand [--arch-foot:8px]"
                >
                  {formatNumber(index + 1)}
                </span>
                <span className="pt-1">{step}</span>
              </li>
            ))}
          </ol>
          <p className="mt-5 border-t border-line pt-4 text-center">
            <PhoneLink phone={phone} className="target text-lg font-semibold text-brand hover:underline" />
          </p>
        </section>
        <div className="mt-3 flex flex-wrap justify-center gap-3">
          <ButtonLink to="/">{success.home}</ButtonLink>
          <ButtonAnchor look="outline" href={`tel:${phone}`}>
            <IconPhone aria-hidden="true" className="size-5" />
            {success.call}
          </ButtonAnchor>
        </div>
      </div>
    </div>
  );
}
