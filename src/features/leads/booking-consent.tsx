import { Link } from '@tanstack/react-router';
import { booking } from '#messages/booking.ts';
import { NOTICE_VERSION } from './booking.rules.ts';

/** The privacy notice and, apart and unticked unless it came back ticked, the wish for offers (trust.md, personal data). */
export function BookingConsent({ marketing }: { marketing: boolean }) {
  return (
    <>
      <input type="hidden" name="privacy" value="1" />
      <input type="hidden" name="textVersion" value={NOTICE_VERSION} />
      <label className="flex min-h-11 min-w-0 items-center gap-3 text-sm text-text">
        <input
          type="checkbox"
          name="marketing"
          value="1"
          defaultChecked={marketing}
          className="size-5 shrink-0 accent-brand"
        />
        {booking.marketing}
      </label>
    </>
  );
}

/** What happens with the data, in reach of the button that sends it. */
export function PrivacyNotice() {
  return (
    <p className="text-sm text-muted">
      {booking.privacyBefore}
      <Link to="/PrivacyPolicy" className="font-medium text-brand underline underline-offset-4">
        {booking.privacyLink}
      </Link>
      {booking.privacyAfter}
    </p>
  );
}

/** A field that people neither see nor reach, and programs fill in. */
export function BookingTrap() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {booking.trap}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
