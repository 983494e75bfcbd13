import { IconMenu2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { site } from '#messages/site.ts';
import { ButtonLink } from '#ui/button.tsx';
import { AccountSlot } from './account-slot.tsx';
import { useClinic } from './clinic.ts';
import { Logo } from './logo.tsx';
import { MENU_ID } from './menu-drawer.tsx';
import { bookingPage } from './shell.rules.ts';
import { useSitePages } from './site-pages.ts';

/** A page of the list is the list; the offers are a place in the home page. */
const ACTIVE = { includeSearch: false, includeHash: true };

/** The bar at the top of every page, with how far the page is read along its lower edge. */
export function TopBar({ path }: { path: string }) {
  const { name } = useClinic();
  const pages = useSitePages();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-white/90 backdrop-blur-md">
      <div className="wrap flex min-h-[60px] items-center gap-4 md:min-h-[72px] md:gap-8">
        <Link to="/" className="rounded-field text-ink" aria-label={name}>
          <Logo />
        </Link>
        <nav aria-label={site.shell.mainNav} className="flex gap-7 max-lg:hidden">
          {pages.map(({ label, ...link }) => (
            <Link key={label} {...link} activeOptions={ACTIVE} className="bar-link">
              {label}
            </Link>
          ))}
        </nav>
        <div className="ms-auto flex shrink-0 items-center gap-2">
          <AccountSlot />
          <ButtonLink
            to={bookingPage(path)}
            hash="book"
            look={bookingPage(path) === path ? 'soft' : 'filled'}
            size="small"
            className="px-5 max-md:hidden"
          >
            {site.shell.book}
          </ButtonLink>
          <button
            type="button"
            popoverTarget={MENU_ID}
            aria-label={site.shell.openMenu}
            className="-me-2 grid size-[48px] place-items-center rounded-pill text-ink hover:bg-brand-tint lg:hidden"
          >
            <IconMenu2 aria-hidden="true" />
          </button>
        </div>
      </div>
      <div className="read-progress" aria-hidden="true" />
    </header>
  );
}
