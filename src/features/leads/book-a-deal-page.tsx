import { IconChevronLeft } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { OfferNote } from '#features/offers/offer-note.tsx';
import type { OfferRecord } from '#features/offers/offers.contract.ts';
import { sectionDetail } from '#features/sections/sections.queries.ts';
import { serviceDetail } from '#features/services/services.queries.ts';
import { BookingPanel } from '#features/site/booking-panel.tsx';
import type { PresentedImage } from '#media/media-address.ts';
import { booking } from '#messages/booking.ts';
import { site } from '#messages/site.ts';
import { Khatim } from '#ui/khatim.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { BookingForm } from './booking-form.tsx';
import type { BookingType } from './booking-type.ts';

const route = getRouteApi('/BookADeal/$type/$reference');

/** The booking page of a service or a section: the form first, and what it is about beside it. */
export function BookADealPage() {
  const { type } = route.useLoaderData();
  const { reference } = route.useParams();
  return type === 'section' ? (
    <SectionBooking reference={reference} />
  ) : (
    <ServiceBooking reference={reference} />
  );
}

function ServiceBooking({ reference }: { reference: string }) {
  const { data: service } = useSuspenseQuery(serviceDetail(reference));
  const offer = useOffer(service._id);
  const section = typeof service.sectionId === 'string' ? null : service.sectionId;
  return (
    <Layout type="service" {...service} price={service.priceFrom} offer={offer}>
      <BookingForm
        mode="service"
        offer={offer?._id}
        preset={{
          service: { id: service._id, title: service.title },
          section: section ? { id: section._id, title: section.title } : undefined,
        }}
      />
    </Layout>
  );
}

/** The offer in the address, where it runs and is this service's. */
function useOffer(service: string): OfferRecord | null {
  const { offer } = route.useLoaderData();
  return offer?.service?._id === service ? offer : null;
}

function SectionBooking({ reference }: { reference: string }) {
  const { data: section } = useSuspenseQuery(sectionDetail(reference));
  return (
    <Layout type="section" {...section} price={null} offer={null}>
      <BookingForm
        mode="section"
        preset={{ section: { id: section._id, title: section.title } }}
        services={section.services.map(({ _id, title }) => ({ id: _id, title }))}
      />
    </Layout>
  );
}

interface LayoutProps {
  type: BookingType;
  slug: string;
  title: string;
  subTitle: string;
  image: PresentedImage | null;
  price: number | null;
  offer: OfferRecord | null;
  children: ReactNode;
}

function Layout({ type, slug, title, subTitle, image, price, offer, children }: LayoutProps) {
  return (
    <div className="relative bg-linear-to-b from-sand to-white">
      <Khatim />
      <div className="wrap relative grid grid-cols-1 items-start gap-x-14 gap-y-6 pt-6 pb-section lg:grid-cols-[1fr_minmax(440px,1.1fr)] lg:pt-14">
        <div className="grid grid-cols-[min(6rem,30%)_minmax(0,1fr)] items-center gap-x-4 gap-y-3 lg:grid-cols-1 lg:gap-y-6">
          {image ? (
            <div className="aspect-square overflow-hidden rounded-tile bg-brand-tint lg:order-last lg:aspect-4/3 lg:rounded-card">
              <Picture image={image} variant="large" first sizes="(min-width: 1024px) 540px, 96px" />
            </div>
          ) : null}
          <div className={image ? undefined : 'col-span-full'}>
            <h1 className="text-[1.45rem] lg:text-h1">{booking.bookNamed[type](title)}</h1>
            <p className="mt-3 max-w-measure text-lg text-muted max-lg:hidden">{subTitle}</p>
            <p className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-1 lg:mt-4">
              {price === null || offer ? null : (
                <span className="text-muted">
                  {site.services.priceFrom} <Price amount={price} className="text-lg" />
                </span>
              )}
              <AboutLink type={type} reference={slug} />
            </p>
          </div>
          {offer ? <OfferNote offer={offer} /> : null}
        </div>
        <section id="book" aria-labelledby="book-title" className="lg:sticky lg:top-24">
          <BookingPanel title={booking.lead}>{children}</BookingPanel>
        </section>
      </div>
    </div>
  );
}

function AboutLink({ type, reference }: { type: BookingType; reference: string }) {
  return (
    <Link
      to={type === 'section' ? '/section/$reference' : '/service/$reference'}
      params={{ reference }}
      className="target inline-flex items-center gap-1 text-sm font-medium text-brand hover:underline"
    >
      {booking.about[type]}
      <IconChevronLeft aria-hidden="true" className="size-4" />
    </Link>
  );
}
