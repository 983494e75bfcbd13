import { useSuspenseQuery } from '@tanstack/react-query';
import { NOTICE_VERSION } from '#features/leads/booking.rules.ts';
import { formatDateLong } from '#lib/format.ts';
import { privacy } from '#messages/privacy.ts';
import { Khatim } from '#ui/khatim.tsx';
import { Ltr, PhoneLink } from '#ui/ltr.tsx';
import { addressLine, useClinic } from './clinic.ts';
import { Paragraphs } from './paragraphs.tsx';
import { settingsQuery } from './settings.queries.ts';

/** The privacy policy: the clinic's own text where the settings hold one, else the one written for the product. */
export function PrivacyPage() {
  const { data: settings } = useSuspenseQuery(settingsQuery());
  const own = settings.privacy.length > 0 ? settings.privacy : null;
  return (
    <>
      <div className="relative bg-linear-to-b from-sand to-white">
        <Khatim />
        <div className="wrap relative pt-10 pb-8 md:pt-16">
          <h1 className="text-h1">{privacy.title}</h1>
          <p className="mt-2 max-w-measure text-lg text-muted">{privacy.lead}</p>
          <p className="mt-4 text-sm text-muted">
            {privacy.version} <Ltr>{NOTICE_VERSION}</Ltr>، {privacy.since} {formatDateLong(NOTICE_VERSION)}
          </p>
        </div>
      </div>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-8 pt-4 pb-section lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
          {own ? <Paragraphs texts={own} /> : privacy.parts.map((part) => <Part key={part.id} {...part} />)}
          <Contact />
        </div>
        {own ? null : <Contents />}
      </div>
    </>
  );
}

function Part({ id, title, paragraphs = [], points = [] }: (typeof privacy.parts)[number]) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-[1.4rem]">
        {title}
      </h2>
      {points.length > 0 ? (
        <ul className="mb-4 grid max-w-measure list-disc gap-2 ps-5 marker:text-brand last:mb-0">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      ) : null}
      <Paragraphs texts={paragraphs} className="gap-3" />
    </section>
  );
}

function Contact() {
  const clinic = useClinic();
  return (
    <section aria-labelledby="contact" className="max-w-measure rounded-card bg-brand-tint p-6 sm:p-8">
      <h2 id="contact" className="text-h3">
        {privacy.contact}
      </h2>
      <address className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-1.5 wrap-anywhere">
        <span className="font-medium text-ink">{clinic.name}</span>
        <span>{addressLine(clinic)}</span>
        <PhoneLink phone={clinic.phone} className="target w-fit font-medium text-brand hover:underline" />
        {clinic.email ? (
          <a href={`mailto:${clinic.email}`} className="target w-fit font-medium text-brand hover:underline">
            <Ltr>{clinic.email}</Ltr>
          </a>
        ) : null}
      </address>
    </section>
  );
}

function Contents() {
  return (
    <nav
      aria-labelledby="contents"
      className="order-first rounded-card bg-sand p-6 lg:sticky lg:top-24 lg:order-last"
    >
      <h2 id="contents" className="mb-2 text-base">
        {privacy.contents}
      </h2>
      <ol className="grid sm:max-lg:grid-cols-2">
        {privacy.parts.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center text-sm hover:text-brand hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
