import { IconCircleCheck } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { BookingForm } from '#features/leads/booking-form.tsx';
import { BookingPanel } from '#features/site/booking-panel.tsx';
import { DetailLayout } from '#features/site/detail-layout.tsx';
import { PagePath } from '#features/site/page-path.tsx';
import { Paragraphs } from '#features/site/paragraphs.tsx';
import { site } from '#messages/site.ts';
import { Price } from '#ui/price.tsx';
import { serviceDetail } from './services.queries.ts';

const route = getRouteApi('/service/$reference');

/** One service: what is done, what one gets, and its booking form with service and section preset. */
export function ServicePage() {
  return <ServicePageOf reference={route.useParams().reference} />;
}

/** The same for the back office's preview too, which has no address. */
export function ServicePageOf({ reference }: { reference: string }) {
  const { data: service } = useSuspenseQuery(serviceDetail(reference));
  const section = typeof service.sectionId === 'string' ? null : service.sectionId;
  return (
    <DetailLayout
      id={service._id}
      title={service.title}
      subTitle={service.subTitle}
      updatedAt={service.updatedAt}
      image={service.image}
      path={
        <PagePath
          list={{ to: '/services', label: site.shell.services }}
          parent={section ? { reference: section.slug, label: section.title } : undefined}
          current={service.title}
        />
      }
      note={
        service.priceFrom === null ? null : (
          <p className="rounded-pill bg-brand-tint px-4 py-1.5 text-brand-deep">
            {site.services.priceFrom} <Price amount={service.priceFrom} className="text-lg" />
          </p>
        )
      }
      booking={
        <BookingPanel title={site.detail.bookService}>
          <BookingForm
            mode="service"
            preset={{
              service: { id: service._id, title: service.title },
              section: section ? { id: section._id, title: section.title } : undefined,
            }}
          />
        </BookingPanel>
      }
    >
      <Features features={service.features} />
      <About paragraphs={service.description} />
    </DetailLayout>
  );
}

function Features({ features }: { features: readonly string[] }) {
  if (features.length === 0) return null;
  return (
    <section aria-labelledby="features" className="mt-9 rounded-card bg-sand p-6 sm:p-8">
      <h2 id="features" className="text-h3">
        {site.detail.features}
      </h2>
      <ul className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3 wrap-anywhere">
            <IconCircleCheck aria-hidden="true" className="mt-1 size-5.5 shrink-0 text-brand" />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  );
}

function About({ paragraphs }: { paragraphs: readonly string[] }) {
  if (paragraphs.length === 0) return null;
  return (
    <section aria-labelledby="about" className="mt-9">
      <h2 id="about" className="mb-3 text-h3">
        {site.detail.about}
      </h2>
      <Paragraphs texts={paragraphs} />
    </section>
  );
}
