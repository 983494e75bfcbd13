import { IconBrandWhatsapp, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hoursWords } from '#messages/hours.ts';
import { site } from '#messages/site.ts';
import { Ltr, PhoneLink } from '#ui/ltr.tsx';
import { addressLine, useClinic, whatsAppLink } from './clinic.ts';
import { chatText } from './floating-buttons.tsx';
import { Logo } from './logo.tsx';
import { useSitePages } from './site-pages.ts';
import { SocialLinks } from './social-links.tsx';
import { WeekHours } from './week-hours.tsx';

const LINK = 'target inline-flex min-h-9 items-center gap-2.5 hover:text-white';

/** Links, tagline, street address, phone and hours, at the end of every page that is about reading. */
export function Footer({ subject }: { subject: string | undefined }) {
  const clinic = useClinic();
  const pages = useSitePages();
  return (
    <footer className="dark-surface bg-ink pt-12 pb-30 text-mist md:pt-18 md:pb-12">
      <div className="wrap grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] wrap-anywhere gap-x-9 gap-y-8 sm:grid-cols-[1fr_1.4fr_1.2fr] sm:gap-y-10 lg:grid-cols-[1.5fr_1fr_1.4fr_1.2fr]">
        <div className="max-lg:col-span-full">
          <Link to="/" className="inline-block rounded-field text-white" aria-label={clinic.name}>
            <Logo />
          </Link>
          <p className="mt-4 max-w-[24em]">{clinic.tagline}</p>
          {clinic.licence ? (
            <p className="mt-2 text-sm">
              {site.shell.licence} <Ltr>{clinic.licence}</Ltr>
            </p>
          ) : null}
          <ul className="-ms-2.5 mt-4 flex flex-wrap">
            <SocialLinks className="round-button hover:bg-white/10 hover:text-white" />
          </ul>
        </div>
        <nav aria-labelledby="footer-links">
          <Title id="footer-links">{site.shell.important}</Title>
          <ul className="grid gap-1.5">
            {[...pages, PRIVACY].map(({ label, ...link }) => (
              <li key={label}>
                <Link {...link} className={LINK}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="footer-contact" className="max-sm:order-1 max-sm:col-span-full">
          <Title id="footer-contact">{site.shell.contact}</Title>
          <ul className="grid gap-1.5">
            <li className="flex min-h-9 gap-2.5">
              <IconMapPin aria-hidden="true" className="mt-1 size-5 shrink-0" />
              <address>
                {clinic.mapLink ? (
                  <a href={clinic.mapLink} className="hover:text-white">
                    {addressLine(clinic)}
                  </a>
                ) : (
                  addressLine(clinic)
                )}
              </address>
            </li>
            <li>
              <span className="flex items-center gap-2.5">
                <IconPhone aria-hidden="true" className="size-5 shrink-0" />
                <PhoneLink phone={clinic.phone} className={LINK} />
              </span>
            </li>
            <li>
              <a href={whatsAppLink(clinic, chatText(clinic.name, subject))} className={LINK}>
                <IconBrandWhatsapp aria-hidden="true" className="size-5 shrink-0" />
                {site.shell.whatsApp}
              </a>
            </li>
            {clinic.email ? (
              <li>
                <a href={`mailto:${clinic.email}`} className={LINK}>
                  <IconMail aria-hidden="true" className="size-5 shrink-0" />
                  <Ltr>{clinic.email}</Ltr>
                </a>
              </li>
            ) : null}
          </ul>
        </section>
        {clinic.hours.weekly.length > 0 ? (
          <section aria-labelledby="footer-hours">
            <Title id="footer-hours">{hoursWords.title}</Title>
            <WeekHours className="[&_dd]:w-full [&_dd]:text-white" />
          </section>
        ) : null}
      </div>
    </footer>
  );
}

const PRIVACY = { to: '/PrivacyPolicy', label: site.shell.privacy } as const;

function Title({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 id={id} className="mb-3 text-base text-white">
      {children}
    </h2>
  );
}
