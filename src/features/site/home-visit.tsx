import { IconMapPin, IconPhone } from '@tabler/icons-react';
import { formatPhone } from '#lib/format.ts';
import { hoursWords } from '#messages/hours.ts';
import { site } from '#messages/site.ts';
import { ButtonAnchor } from '#ui/button.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { addressLine, useClinic } from './clinic.ts';
import { HomeOtherHours } from './home-parts.ts';
import { OpenNowLine } from './open-now-line.tsx';
import { Still } from './still.tsx';
import { WeekHours } from './week-hours.tsx';

/** Where we are and when we are there. */
export function HomeVisit() {
  const clinic = useClinic();
  const { hours, mapLink, phone } = clinic;
  return (
    <section id="visit" aria-labelledby="visit-title" className="wrap py-section">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-8 lg:grid-cols-2">
        <div>
          <h2 id="visit-title" className="text-h2">
            {site.home.visitTitle}
          </h2>
          <p className="mt-1 max-w-measure text-muted">{site.home.visitLead}</p>
          <address className="mt-6 text-lg text-ink">{addressLine(clinic)}</address>
          <div className="mt-5 flex flex-wrap gap-3 max-sm:*:grow">
            {mapLink ? (
              <ButtonAnchor
                look="soft"
                size="tight"
                className="sm:px-6"
                href={mapLink}
                target="_blank"
                rel="noopener"
              >
                <IconMapPin aria-hidden="true" className="size-5" />
                {site.shell.map}
              </ButtonAnchor>
            ) : null}
            <ButtonAnchor look="outline" size="tight" className="sm:px-6" href={`tel:${phone}`}>
              <IconPhone aria-hidden="true" className="size-5" />
              <Ltr>{formatPhone(phone)}</Ltr>
            </ButtonAnchor>
          </div>
        </div>
        {hours.weekly.length > 0 ? (
          <div className="rounded-card border border-line p-6 sm:p-8">
            <h3 className="text-h3">{hoursWords.title}</h3>
            <OpenNowLine hours={hours} />
            <WeekHours className="mt-3 [&_dd]:text-ink" />
            <Still>
              <HomeOtherHours />
            </Still>
          </div>
        ) : null}
      </div>
    </section>
  );
}
