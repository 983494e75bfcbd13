import { IconShare2 } from '@tabler/icons-react';
import { site } from '#messages/site.ts';
import { SocialLinks } from './social-links.tsx';

const STRIP_ID = 'socials';
const LINK = 'round-button text-brand-deep hover:bg-brand hover:text-white';

/**
 * The floating strip of the clinic's accounts (specification, section 1): at the window's edge where there is room
 * beside the page, else behind a small tab there. The tab is the platform's popover and opens without script.
 */
export function SocialStrip() {
  return (
    <>
      <button type="button" popoverTarget={STRIP_ID} aria-label={site.shell.follow} className="strip-tab">
        <span>
          <IconShare2 aria-hidden="true" className="size-4" />
        </span>
      </button>
      <nav id={STRIP_ID} popover="auto" aria-label={site.shell.follow} className="strip">
        <ul className="grid grid-cols-3 xl:grid-cols-1">
          <SocialLinks className={LINK} />
        </ul>
      </nav>
    </>
  );
}
