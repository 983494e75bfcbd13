import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useHydrated } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import { profileQuery } from '#features/accounts/accounts.queries.ts';
import { booking } from '#messages/booking.ts';
import { influence } from '#messages/influence.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { BookingConsent, BookingTrap, PrivacyNotice } from './booking-consent.tsx';
import { BookingPersonFields } from './booking-person-fields.tsx';
import { BookingSummary } from './booking-summary.tsx';
import { ChoiceField } from './choice-field.tsx';
import { type FormManner, useBooking } from './use-booking.ts';
import { useLeadChoice } from './use-lead-choice.ts';

const root = getRouteApi('__root__');

/** Specification, sections 5, 7 and 8; the answer's place is decision 10. */
const LEAD: FormManner = {
  kind: 'lead',
  missing: () => influence.missing,
  texts: { sent: influence.sent, refused: influence.failed, offline: influence.failed },
  answerAt: 'top-right',
};

/**
 * An influencer's lead form. A page that shows it ensures `sectionTitles` and `serviceTitles` in its loader, so that
 * the selects are full without script; then the form posts to the page's own address.
 */
export function LeadForm({ sheetId }: { sheetId: string }) {
  const { form: posted } = root.useRouteContext();
  const reply = posted?.form === 'booking' ? posted : null;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const { data: user = null } = useQuery(profileQuery());
  const choice = useLeadChoice(reply?.values, form);
  const { sending, sent, refusal, errors, round, summary, submit, input } = useBooking({
    reply,
    loading: false,
    onSent: choice.reset,
    manner: LEAD,
  });
  const { sections, services } = choice.lists;
  const unchosen = hydrated && choice.section === '';

  return (
    <form
      ref={form}
      method="post"
      noValidate={hydrated}
      aria-label={influence.form}
      onSubmit={submit}
      onInput={input}
      className="text-text"
    >
      <fieldset disabled={sending} className="grid min-w-0 grid-cols-1 gap-4">
        {refusal === null ? null : (
          <BookingSummary
            ref={summary}
            id={id}
            message={refusal}
            errors={errors}
            fromServer={reply !== null}
          />
        )}
        <input type="hidden" name="spreadsheetId" value={sheetId} />
        <BookingPersonFields
          key={`person ${round}`}
          id={id}
          nameLabel={influence.name}
          values={round === 0 ? (reply?.values ?? {}) : {}}
          errors={errors}
          user={round === 0 ? user : null}
        />
        <ChoiceField
          id={`${id}-section`}
          name="section"
          label={booking.section}
          placeholder={booking.sectionPlaceholder}
          required
          value={choice.section}
          list={sections}
          error={errors.section}
          empty={influence.noSections}
          onChoose={choice.chooseSection}
        />
        <ChoiceField
          id={`${id}-service`}
          name="service"
          label={booking.service}
          placeholder={servicePlaceholder(unchosen, services.loading)}
          value={choice.service}
          list={services}
          error={errors.service}
          empty={unchosen ? undefined : influence.noServices}
          onChoose={choice.chooseService}
        />
        <BookingTrap />
        <BookingConsent
          key={`consent ${round}`}
          marketing={round === 0 && reply?.values.marketing !== undefined}
        />
        {sent && <Alert tone="success">{influence.sent}</Alert>}
        <Button type="submit" size="large" busy={sending}>
          {influence.submit}
        </Button>
        <PrivacyNotice />
      </fieldset>
    </form>
  );
}

function servicePlaceholder(unchosen: boolean, loading: boolean): string {
  if (unchosen) return influence.sectionFirst;
  return loading ? booking.loadingServices : booking.servicePlaceholder;
}
