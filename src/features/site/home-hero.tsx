import { IconMapPin } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { HeroRecord } from '#features/heroes/heroes.contract.ts';
import { formatNumber } from '#lib/format.ts';
import { home } from '#messages/home.ts';
import { site } from '#messages/site.ts';
import { ButtonAnchor } from '#ui/button.tsx';
import { Khatim } from '#ui/khatim.tsx';
import { Picture } from '#ui/picture.tsx';
import { addressLine, useClinic, whatsAppLink } from './clinic.ts';
import { HERO_PICTURE_SIZES } from './hero-picture.ts';
import { HomeFacts } from './home-facts.tsx';
import { homeLists } from './home-lists.ts';
import heroAvif from './pictures/hero.avif';
import heroWebp from './pictures/hero.webp';

/** The head of the home page: the clinic's own heads side by side to swipe through, or ours where it has none. */
export function HomeHero() {
  const { heroes } = useSuspenseQuery(homeLists.heroes).data;
  const { offers } = useSuspenseQuery(homeLists.offers).data;
  return (
    <div className="relative overflow-hidden bg-linear-to-b from-sand to-white to-92%">
      <Khatim />
      {heroes.length === 0 ? (
        <OwnHead />
      ) : (
        <section aria-label={home.heroes}>
          <div className="heads">
            {heroes.map((hero, index) => (
              <Head
                key={hero._id}
                id={`head-${index + 1}`}
                hero={hero}
                first={index === 0}
                offersRun={offers.length > 0}
              />
            ))}
          </div>
          {heroes.length > 1 ? <Places heroes={heroes} /> : null}
        </section>
      )}
    </div>
  );
}

/** A way to each head for who does not swipe. */
function Places({ heroes }: { heroes: readonly HeroRecord[] }) {
  return (
    <ol className="relative flex justify-center gap-2 pb-6">
      {heroes.map(({ _id, title }, index) => (
        <li key={_id}>
          <a
            href={`#head-${index + 1}`}
            aria-label={title}
            className="round-button border border-sand-deep bg-white font-medium text-ink hover:border-brand hover:text-brand"
          >
            {formatNumber(index + 1)}
          </a>
        </li>
      ))}
    </ol>
  );
}

interface HeadProps {
  id: string;
  hero: HeroRecord;
  first: boolean;
  offersRun: boolean;
}

function Head({ id, hero, first, offersRun }: HeadProps) {
  const { title, subTitle, image, buttonHref } = hero;
  // The last offer's end takes every way to the offers along.
  const buttonText = buttonHref === '/#offers' && !offersRun ? '' : hero.buttonText;
  const Title = first ? 'h1' : 'h2';
  const books = buttonHref.startsWith('/BookADeal/');
  return (
    <Layout
      id={id}
      above={first ? <Address /> : null}
      title={<Title className="text-display">{title}</Title>}
      lead={subTitle}
      buttons={
        <>
          {buttonText ? (
            <ButtonAnchor href={buttonHref} size="large">
              {buttonText}
            </ButtonAnchor>
          ) : null}
          {books ? null : (
            <ButtonAnchor href="#book" size="large" look={buttonText ? 'outline' : 'filled'}>
              {home.book}
            </ButtonAnchor>
          )}
        </>
      }
      below={first ? <HomeFacts /> : null}
      picture={
        image ? <Picture image={image} variant="portrait" sizes={HERO_PICTURE_SIZES} first={first} /> : null
      }
    />
  );
}

function OwnHead() {
  const clinic = useClinic();
  return (
    <Layout
      above={<Address />}
      title={
        <h1 className="text-display">
          {home.headline[0]}
          <br />
          {home.headline[1]}
        </h1>
      }
      lead={home.lead}
      buttons={
        <>
          <ButtonAnchor href="#book" size="large">
            {home.book}
          </ButtonAnchor>
          <ButtonAnchor look="outline" size="large" href={whatsAppLink(clinic, site.shell.chat(clinic.name))}>
            {site.shell.whatsApp}
          </ButtonAnchor>
        </>
      }
      below={<HomeFacts />}
      picture={
        <picture>
          <source type="image/avif" srcSet={heroAvif} />
          <img
            src={heroWebp}
            width="960"
            height="1200"
            alt={home.picture}
            fetchPriority="high"
            className="size-full object-cover"
          />
        </picture>
      }
    />
  );
}

interface LayoutProps {
  id?: string;
  above: ReactNode;
  title: ReactNode;
  lead: string;
  buttons: ReactNode;
  below: ReactNode;
  picture: ReactNode;
}

function Layout({ id, above, title, lead, buttons, below, picture }: LayoutProps) {
  return (
    <div id={id}>
      <div className="wrap hero">
        <div>
          {above}
          {title}
          <p className="mt-4 mb-7 max-w-measure text-lg text-muted">{lead}</p>
          <div className="flex flex-wrap gap-3 max-sm:*:grow">{buttons}</div>
          {below}
        </div>
        {picture ? (
          <div className="relative mx-auto w-full max-w-66 md:max-w-115">
            <div className="arch aspect-4/5 bg-brand-soft shadow-lift [--arch-rise:40%]">{picture}</div>
            {below ? (
              <p className="hero-note">
                <strong className="block text-base font-semibold text-ink">{home.noteTitle}</strong>
                {home.note}
              </p>
            ) : null}
          </div>
        ) : null}
      </div>
    </div>
  );
}

function Address() {
  const { address, city } = useClinic();
  return (
    <p className="hero-place">
      <IconMapPin aria-hidden="true" className="size-4.5 text-brand" />
      {addressLine({ address: [...address.slice(0, 1), city] })}
    </p>
  );
}
