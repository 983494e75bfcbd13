import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { BookingForm } from '#features/leads/booking-form.tsx';
import { ServiceRow } from '#features/services/service-row.tsx';
import { BookingPanel } from '#features/site/booking-panel.tsx';
import { DetailLayout } from '#features/site/detail-layout.tsx';
import { PagePath } from '#features/site/page-path.tsx';
import { plural } from '#lib/format.ts';
import { site } from '#messages/site.ts';
import { sectionDetail } from './sections.queries.ts';

const route = getRouteApi('/section/$reference');

/** One section: its services, and a booking form with the section preset that offers them. */
export function SectionPage() {
  return <SectionPageOf reference={route.useParams().reference} />;
}

/** The same for the back office's preview too, which has no address. */
export function SectionPageOf({ reference }: { reference: string }) {
  const { data: section } = useSuspenseQuery(sectionDetail(reference));
  const { services } = section;
  return (
    <DetailLayout
      id={section._id}
      title={section.title}
      subTitle={section.subTitle}
      updatedAt={section.updatedAt}
      image={section.image}
      path={<PagePath list={{ to: '/sections', label: site.shell.sections }} current={section.title} />}
      booking={
        <BookingPanel title={site.detail.bookSection}>
          <BookingForm
            mode="section"
            preset={{ section: { id: section._id, title: section.title } }}
            services={services.map(({ _id, title }) => ({ id: _id, title }))}
          />
        </BookingPanel>
      }
    >
      <section aria-labelledby="services" className="mt-10">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id="services" className="text-[1.5rem]">
            {site.detail.sectionServices}
          </h2>
          {services.length > 0 ? (
            <span className="text-muted">{plural(services.length, site.counts.services)}</span>
          ) : null}
        </div>
        {services.length === 0 ? (
          <p className="mt-4 rounded-card bg-sand p-6">{site.detail.sectionNoServices}</p>
        ) : (
          <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
            {services.map((service) => (
              <li key={service._id}>
                <ServiceRow service={service} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </DetailLayout>
  );
}
