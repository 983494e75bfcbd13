import { IconBrandWhatsapp, IconChevronLeft, IconPhone, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { profileQuery } from '#features/accounts/accounts.queries.ts';
import { formatPhone } from '#lib/format.ts';
import { site } from '#messages/site.ts';
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { addressLine, useClinic, whatsAppLink } from './clinic.ts';
import { chatText } from './floating-buttons.tsx';
import { Logo } from './logo.tsx';
import { bookingPage } from './shell.rules.ts';
import { useSitePages } from './site-pages.ts';

export const MENU_ID = 'menu';

/** The menu of small screens: a popover of the platform, open and shut without script. */
export function MenuDrawer({ path, subject }: { path: string; subject: string | undefined }) {
  const drawer = useRef<HTMLDivElement>(null);
  const { data: user } = useQuery(profileQuery());
  const clinic = useClinic();
  const pages = [HOME, ...useSitePages(), ...(user ? [] : [LOGIN])];
  const close = () => drawer.current?.hidePopover();
  return (
    <div
      id={MENU_ID}
      popover="auto"
      ref={drawer}
      // Who walks on by keyboard would go about behind it.
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
      className="drawer lg:hidden"
      aria-label={site.shell.menu}
      role="dialog"
    >
      <div className="flex min-h-full flex-col gap-6 p-5">
        <div className="flex items-center justify-between text-ink">
          <Logo />
          <button
            type="button"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            aria-label={site.shell.closeMenu}
            className="-me-1 grid size-[48px] place-items-center rounded-pill text-ink hover:bg-brand-tint"
          >
            <IconX aria-hidden="true" />
          </button>
        </div>
        <nav aria-label={site.shell.menu}>
          <ul className="grid gap-1">
            {pages.map(({ label, ...link }) => (
              <li key={label}>
                <Link
                  {...link}
                  className="menu-entry"
                  onClick={close}
                  activeOptions={{ exact: true, includeSearch: false, includeHash: true }}
                >
                  {label}
                  <IconChevronLeft aria-hidden="true" className="size-5 text-muted" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-auto grid gap-3 border-t border-line pt-5">
          <ButtonLink to={bookingPage(path)} hash="book" onClick={close}>
            {site.shell.book}
          </ButtonLink>
          <div className="grid grid-cols-2 gap-3">
            <ButtonAnchor look="outline" size="tight" href={`tel:${clinic.phone}`}>
              <IconPhone aria-hidden="true" className="size-5" />
              {site.shell.barCall}
            </ButtonAnchor>
            <ButtonAnchor
              look="outline"
              size="tight"
              href={whatsAppLink(clinic, chatText(clinic.name, subject))}
            >
              <IconBrandWhatsapp aria-hidden="true" className="size-5" />
              {site.shell.whatsApp}
            </ButtonAnchor>
          </div>
          <p className="text-sm text-muted">
            {addressLine(clinic)}
            <br />
            <Ltr>{formatPhone(clinic.phone)}</Ltr>
          </p>
        </div>
      </div>
    </div>
  );
}

const HOME = { to: '/', label: site.shell.home } as const;
const LOGIN = { to: '/login', label: site.shell.login } as const;
