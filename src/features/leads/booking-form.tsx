import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useHydrated } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import { profileQuery } from '#features/accounts/accounts.queries.ts';
import { booking } from '#messages/booking.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { BookingChoiceFields } from './booking-choice-fields.tsx';
import type { BookingPreset, Choice, ChoiceLists } from './booking-choices.ts';
import { BookingConsent, BookingTrap, PrivacyNotice } from './booking-consent.tsx';
import { BookingPersonFields } from './booking-person-fields.tsx';
import { BookingSummary } from './booking-summary.tsx';
import { useBooking } from './use-booking.ts';
import { useBookingChoice } from './use-booking-choice.ts';

const root = getRouteApi('__root__');

interface BookingFormProps {
  /** What the page is about: chosen from the start, and again after a booking. */
  preset?: BookingPreset;
  mode: ChoiceLists['mode'];
  /** The section page's own services. */
  services?: readonly Choice[];
  /** Id of the doctor whose page this is. */
  doctor?: string;
  /** Id of the offer that the page is about. */
  offer?: string | undefined;
  className?: string;
}

/**
 * The booking form. A page that shows it ensures `sectionTitles` and (but on a section's page) `serviceTitles` in its
 * loader, so that the selects are full without script; then the form posts to the page's own address.
 */
export function BookingForm(props: BookingFormProps) {
  const { mode, preset, doctor, offer } = props;
  // Another page of the same kind is another form.
  return <Form key={[mode, preset?.section?.id, preset?.service?.id, doctor, offer].join(' ')} {...props} />;
}

function Form({ preset, mode, services, doctor, offer, className }: BookingFormProps) {
  const { form: posted } = root.useRouteContext();
  const reply = posted?.form === 'booking' ? posted : null;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const { data: user = null } = useQuery(profileQuery());
  const choice = useBookingChoice({ preset, mode, own: services, posted: reply?.values, form });
  const { sections, services: offered } = choice.lists;
  const { sending, sent, refusal, errors, round, summary, submit, input } = useBooking({
    reply,
    loading: sections.loading || offered.loading,
    onSent: choice.reset,
  });
  const wrongFields = Object.keys(errors).length > 0;
  const refused = refusal !== null && (
    <BookingSummary ref={summary} id={id} message={refusal} errors={errors} fromServer={reply !== null} />
  );

  return (
    <form
      ref={form}
      method="post"
      noValidate={hydrated}
      aria-label={booking.title}
      onSubmit={submit}
      onInput={input}
      className={classNames('@container rounded-card bg-white p-5 text-text sm:p-6.5', className)}
    >
      <fieldset disabled={sending} className="grid min-w-0 grid-cols-1 gap-4">
        {wrongFields && refused}
        <BookingPersonFields
          key={`person ${round}`}
          id={id}
          values={round === 0 ? (reply?.values ?? {}) : {}}
          errors={errors}
          user={user}
        />
        <BookingChoiceFields
          id={id}
          lists={choice.lists}
          section={choice.section}
          service={choice.service}
          onSection={choice.chooseSection}
          onService={choice.chooseService}
          errors={errors}
        />
        {doctor ? <input type="hidden" name="doctor" value={doctor} /> : null}
        {offer ? <input type="hidden" name="offer" value={offer} /> : null}
        <BookingTrap />
        <BookingConsent
          key={`consent ${round}`}
          marketing={round === 0 && reply?.values.marketing !== undefined}
        />
        {!wrongFields && refused}
        {sent && <Alert tone="success">{booking.sent}</Alert>}
        <Button type="submit" size="large" busy={sending} busyText={booking.sending}>
          {booking.submit}
        </Button>
        <PrivacyNotice />
      </fieldset>
      <p role="status" className="sr-only">
        {choice.changes > 0 && (
          <span key={choice.changes}>
            {offered.loading ? booking.loadingServices : booking.servicesChanged}
          </span>
        )}
      </p>
    </form>
  );
}
