import { useSuspenseQuery } from '@tanstack/react-query';
import { DoctorCard } from '#features/doctors/doctor-card.tsx';
import { NewsCard } from '#features/news/news-card.tsx';
import { OfferCard } from '#features/offers/offer-card.tsx';
import { SectionCard } from '#features/sections/section-card.tsx';
import { ServiceCard } from '#features/services/service-card.tsx';
import { home } from '#messages/home.ts';
import { ButtonLink } from '#ui/button.tsx';
import { HomeBlock } from './home-block.tsx';
import { homeLists } from './home-lists.ts';

export function HomeSections() {
  const { sections } = useSuspenseQuery(homeLists.sections).data;
  if (sections.length === 0) return null;
  return (
    <HomeBlock
      id="sections"
      title={home.sectionsTitle}
      lead={home.sectionsLead}
      more={<All to="/sections">{home.allSections}</All>}
    >
      <ul className="tiles sm:grid-cols-2 lg:grid-cols-3">
        {sections.map((section) => (
          <li key={section._id}>
            <SectionCard section={section} />
          </li>
        ))}
      </ul>
    </HomeBlock>
  );
}

/** The offers that run (decision 18); nothing is left of them when the last one is over. */
export function HomeOffers() {
  const { offers } = useSuspenseQuery(homeLists.offers).data;
  if (offers.length === 0) return null;
  return (
    <HomeBlock id="offers" title={home.offersTitle} lead={home.offersLead}>
      <ul className="shelf">
        {offers.map((offer) => (
          <li key={offer._id}>
            <OfferCard offer={offer} />
          </li>
        ))}
      </ul>
    </HomeBlock>
  );
}

export function HomeServices() {
  const { services } = useSuspenseQuery(homeLists.services).data;
  if (services.length === 0) return null;
  return (
    <HomeBlock
      sand
      id="services"
      title={home.servicesTitle}
      lead={home.servicesLead}
      more={<All to="/services">{home.allServices}</All>}
    >
      <ul className="shelf">
        {services.map((service, index) => (
          <li key={service._id} className={index === 0 ? 'lg:col-span-2' : undefined}>
            <ServiceCard service={service} wide={index === 0} />
          </li>
        ))}
      </ul>
    </HomeBlock>
  );
}

export function HomeDoctors() {
  const { doctors } = useSuspenseQuery(homeLists.doctors).data;
  if (doctors.length === 0) return null;
  return (
    <HomeBlock
      sand
      id="doctors"
      title={home.doctorsTitle}
      lead={home.doctorsLead}
      more={<All to="/doctors">{home.allDoctors}</All>}
    >
      <ul className="shelf auto-cols-[min(52%,15rem)] lg:grid-cols-4">
        {doctors.map((doctor) => (
          <li key={doctor._id}>
            <DoctorCard doctor={doctor} />
          </li>
        ))}
      </ul>
    </HomeBlock>
  );
}

export function HomeNews() {
  const { data: news } = useSuspenseQuery(homeLists.news).data;
  if (news.length === 0) return null;
  return (
    <HomeBlock sand id="news" title={home.newsTitle} more={<All to="/news">{home.allNews}</All>}>
      <ul className="shelf">
        {news.map((article) => (
          <li key={article._id}>
            <NewsCard article={article} />
          </li>
        ))}
      </ul>
    </HomeBlock>
  );
}

function All({ to, children }: { to: '/sections' | '/services' | '/doctors' | '/news'; children: string }) {
  return (
    <ButtonLink to={to} look="ghost" size="small" className="-mx-4">
      {children}
    </ButtonLink>
  );
}
