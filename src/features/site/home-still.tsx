import { HomeDoctors, HomeNews, HomeOffers, HomeSections, HomeServices } from './home-blocks.tsx';
import { HomeHero } from './home-hero.tsx';

export { HomeOtherHours } from './home-other-hours.tsx';

import { HomePayment } from './home-payment.tsx';
import { HomeQuestions } from './home-questions.tsx';
import { HomeSteps } from './home-steps.tsx';
import { HomeWhyUs } from './home-why-us.tsx';

/** What stands above the booking form. A block without data is not shown. */
export function HomeTop() {
  return (
    <>
      <HomeHero />
      <HomeSections />
      <HomeOffers />
      <HomeServices />
      <HomeWhyUs />
      <HomeDoctors />
      <HomeSteps />
    </>
  );
}

/** What stands below it. */
export function HomeRest() {
  return (
    <>
      <HomePayment />
      <HomeNews />
      <HomeQuestions />
    </>
  );
}
