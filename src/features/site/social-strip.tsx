import { IconShare2 } from '@tabler/icons-react';
import { site } from '#messages/site.ts';
import { SocialLinks } from './social-links.tsx';

const STRIP_ID = 'socials';
const LINK =
  'grid size-11 place-items-center rounded-pill text-brand-deep transition hover:bg-brand hover:text-white';

/**
 * The floating strip of the clinic's accounts (specification, section 1): at the window's edge where there is room
 * beside the page, else behind a small tab there. The tab is the platform's popover and opens without script.
 */
export function SocialStrip() {
  return (
    <>
      <nav
        aria-label={site.shell.follow}
        className="fixed inset-y-0 end-1 z-10 m-auto h-fit rounded-pill border border-line bg-white/90 py-1.5 shadow-soft max-xl:hidden print:hidden"
      >
        <ul className="grid">
          <SocialLinks className={LINK} />
        </ul>
      </nav>
      <button
        type="button"
        popoverTarget={STRIP_ID}
        aria-label={site.shell.follow}
        className="fixed end-0 bottom-[calc(var(--spacing-bar)+6rem)] z-10 grid size-11 place-items-center justify-items-end text-brand md:bottom-44 xl:hidden print:hidden"
      >
        <span className="grid h-11 w-7 place-items-center rounded-s-[14px] border border-e-0 border-line bg-white/90 shadow-soft">
          <IconShare2 aria-hidden="true" className="size-4" />
        </span>
      </button>
      <nav
        id={STRIP_ID}
        popover="auto"
        aria-label={site.shell.follow}
        className="fixed start-auto end-2 top-auto bottom-[calc(var(--spacing-bar)+5rem)] m-0 animate-drop rounded-tile border border-line bg-white p-1.5 shadow-lift md:bottom-40 xl:hidden"
      >
        <ul className="grid grid-cols-3">
          <SocialLinks className={LINK} />
        </ul>
      </nav>
    </>
  );
}
