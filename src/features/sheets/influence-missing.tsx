import type { ErrorComponentProps } from '@tanstack/react-router';
import { useClinic } from '#features/site/clinic.ts';
import { Failure } from '#features/site/failure.tsx';
import { LostTooth } from '#features/site/lost-tooth.tsx';
import { influence } from '#messages/influence.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Khatim } from '#ui/khatim.tsx';
import { PhoneLink } from '#ui/ltr.tsx';

/** A link that names no open sheet: says so as specified (section 8) and leads on to a booking. */
export function InfluenceMissing() {
  const { phone } = useClinic();
  return (
    <div className="relative overflow-hidden bg-linear-to-b from-sand to-white">
      <Khatim />
      <div className="wrap relative grid justify-items-center gap-5 py-section text-center">
        <LostTooth className="w-48 max-w-full" />
        <h1 className="text-h2">{influence.loadFailed}</h1>
        <p className="max-w-measure text-lg text-muted">{influence.loadFailedHint}</p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <ButtonLink to="/services">{influence.services}</ButtonLink>
          <ButtonLink to="/" look="outline">
            {influence.home}
          </ButtonLink>
        </div>
        <PhoneLink phone={phone} className="target font-semibold text-brand hover:underline" />
      </div>
    </div>
  );
}

/** A sheet that could not be read just now. */
export function InfluenceFailure({ error }: ErrorComponentProps) {
  return <Failure error={error} text={influence.loadFailed} />;
}
