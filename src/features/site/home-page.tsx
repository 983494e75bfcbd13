import { useSuspenseQuery } from '@tanstack/react-query';
import { BookingForm } from '#features/leads/booking-form.tsx';
import { SectionCard } from '#features/sections/section-card.tsx';
import { sectionList } from '#features/sections/sections.queries.ts';
import { ServiceCard } from '#features/services/service-card.tsx';
import { serviceList } from '#features/services/services.queries.ts';
import { site } from '#messages/site.ts';
import { ButtonLink } from '#ui/button.tsx';
import { HomeBooking } from './home-booking.tsx';
import { HomeHero } from './home-hero.tsx';
import { homeSections, homeServices } from './home-lists.ts';
import { HomeSteps } from './home-steps.tsx';
import { SectionHead } from './section-head.tsx';

/** The home page: who we are, what hurts, what we do, how it goes, and the form. */
export function HomePage() {
  const { data: sections } = useSuspenseQuery(sectionList(homeSections));
  const { data: services } = useSuspenseQuery(serviceList(homeServices));
  return (
    <>
      <HomeHero sections={sections.totalsections} services={services.totalServices} />
      {sections.sections.length > 0 ? (
        <section aria-labelledby="home-sections" className="wrap py-section">
          <SectionHead
            id="home-sections"
            title={site.home.sectionsTitle}
            lead={site.home.sectionsLead}
            more={
              <ButtonLink to="/sections" look="ghost" size="small" className="-me-4">
                {site.home.allSections}
              </ButtonLink>
            }
          />
          <ul className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-3">
            {sections.sections.map((section) => (
              <li key={section._id} className="reveal">
                <SectionCard section={section} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {services.services.length > 0 ? (
        <section aria-labelledby="home-services" className="bg-sand">
          <div className="wrap py-section">
            <SectionHead
              id="home-services"
              title={site.home.servicesTitle}
              lead={site.home.servicesLead}
              more={
                <ButtonLink to="/services" look="ghost" size="small" className="-me-4">
                  {site.home.allServices}
                </ButtonLink>
              }
            />
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 lg:grid-cols-3">
              {services.services.map((service, index) => (
                <li key={service._id} className={index === 0 ? 'reveal sm:col-span-2' : 'reveal'}>
                  <ServiceCard service={service} wide={index === 0} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      ) : null}
      <HomeSteps />
      <HomeBooking>
        <BookingForm mode="general" />
      </HomeBooking>
    </>
  );
}
