import { IconSchool } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { TitleRecord } from '#content/content.contract.ts';
import { BookingForm } from '#features/leads/booking-form.tsx';
import { BookingPanel } from '#features/site/booking-panel.tsx';
import { PagePath } from '#features/site/page-path.tsx';
import { Paragraphs } from '#features/site/paragraphs.tsx';
import { UpdatedAt } from '#features/site/updated-at.tsx';
import { doctor as texts } from '#messages/doctor.ts';
import { site } from '#messages/site.ts';
import { DoctorFace } from './doctor-face.tsx';
import { doctorDetail } from './doctors.queries.ts';

const route = getRouteApi('/doctor/$doctorId');

/** One doctor: who it is, what they treat and in which languages, and a booking form for their section. */
export function DoctorPage() {
  return <DoctorPageOf reference={route.useParams().doctorId} />;
}

/** The same for the back office's preview too, which has no address. */
export function DoctorPageOf({ reference }: { reference: string }) {
  const { data: doctor } = useSuspenseQuery(doctorDetail(reference));
  const { name, gender, biography, qualifications, sections, services, updatedAt } = doctor;
  const section = sections[0];
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 pt-5 pb-section lg:grid-cols-[1.25fr_minmax(380px,.9fr)]">
      <div className="min-w-0">
        <PagePath list={{ to: '/doctors', label: site.shell.doctors }} current={name} />
        <DoctorFace doctor={doctor} />
        {biography.length > 0 ? (
          <section aria-labelledby="biography" className="mt-10">
            <h2 id="biography" className="mb-3 text-h3">
              {texts.biography[gender]}
            </h2>
            <Paragraphs texts={biography} />
          </section>
        ) : null}
        <Qualifications qualifications={qualifications} />
        {services.length + sections.length > 0 ? (
          <section aria-labelledby="practice" className="mt-10">
            <h2 id="practice" className="mb-4 text-h3">
              {texts.practice[gender]}
            </h2>
            <Practice sections={sections} services={services} />
          </section>
        ) : null}
        <div className="mt-8">
          <UpdatedAt at={updatedAt} />
        </div>
      </div>
      <section id="book" aria-labelledby="book-title" className="lg:sticky lg:top-24">
        <BookingPanel title={texts.book(name)}>
          <BookingForm
            mode="general"
            doctor={doctor._id}
            preset={section ? { section: { id: section._id, title: section.title } } : undefined}
          />
        </BookingPanel>
      </section>
    </div>
  );
}

function Qualifications({ qualifications }: { qualifications: readonly string[] }) {
  if (qualifications.length === 0) return null;
  return (
    <section aria-labelledby="qualifications" className="mt-10 rounded-card bg-sand p-6 sm:p-8">
      <h2 id="qualifications" className="text-h3">
        {texts.qualifications}
      </h2>
      <ul className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {qualifications.map((qualification) => (
          <li key={qualification} className="flex gap-3 wrap-anywhere">
            <IconSchool aria-hidden="true" className="mt-1 size-5.5 shrink-0 text-brand" />
            {qualification}
          </li>
        ))}
      </ul>
    </section>
  );
}

const CHIP =
  'inline-flex min-h-11 items-center rounded-pill px-4.5 py-1.5 font-medium transition hover:bg-brand hover:text-white';

function Practice({ sections, services }: Record<'sections' | 'services', readonly TitleRecord[]>) {
  return (
    <ul className="flex flex-wrap gap-2.5">
      {sections.map(({ _id, slug, title }) => (
        <li key={_id}>
          <Link
            to="/section/$reference"
            params={{ reference: slug }}
            className={`${CHIP} bg-brand-soft text-brand-deep`}
          >
            {title}
          </Link>
        </li>
      ))}
      {services.map(({ _id, slug, title }) => (
        <li key={_id}>
          <Link
            to="/service/$reference"
            params={{ reference: slug }}
            className={`${CHIP} bg-brand-tint text-ink`}
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
