import { IconBrandWhatsapp, IconMapPin, IconPhone } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { site } from '#messages/site.ts';
import { PhoneLink } from '#ui/ltr.tsx';
import { clinic, whatsAppLink } from './clinic.ts';
import { Logo } from './logo.tsx';

const LINK = 'target inline-flex min-h-9 items-center gap-2.5 hover:text-white';

/** Links, tagline, street address and phone, at the end of every page that is about reading. */
export function Footer() {
  return (
    <footer className="dark-surface bg-ink pt-14 pb-28 text-[#bfd2cc] md:pt-18 md:pb-12">
      <div className="wrap grid gap-9 sm:grid-cols-2 md:grid-cols-[2fr_1fr_1.4fr]">
        <div className="sm:col-span-2 md:col-span-1">
          <Link to="/" className="inline-block rounded-field text-white" aria-label={clinic.name}>
            <Logo />
          </Link>
          <p className="mt-4 max-w-[24em]">{clinic.tagline}</p>
        </div>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links" className="mb-3 text-base text-white">
            {site.shell.important}
          </h2>
          <ul className="grid gap-1.5">
            <li>
              <Link to="/sections" className={LINK}>
                {site.shell.sections}
              </Link>
            </li>
            <li>
              <Link to="/services" className={LINK}>
                {site.shell.services}
              </Link>
            </li>
          </ul>
        </nav>
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact" className="mb-3 text-base text-white">
            {site.shell.contact}
          </h2>
          <ul className="grid gap-1.5">
            <li className="flex min-h-9 items-center gap-2.5">
              <IconMapPin aria-hidden="true" className="size-5 shrink-0" />
              <address>{clinic.address}</address>
            </li>
            <li className="flex items-center gap-2.5">
              <IconPhone aria-hidden="true" className="size-5 shrink-0" />
              <PhoneLink phone={clinic.phone} className={LINK} />
            </li>
            <li>
              <a href={whatsAppLink(site.shell.chat)} className={LINK}>
                <IconBrandWhatsapp aria-hidden="true" className="size-5 shrink-0" />
                {site.shell.whatsApp}
              </a>
            </li>
          </ul>
        </section>
      </div>
    </footer>
  );
}
