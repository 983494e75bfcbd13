import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SkipLink } from '#ui/skip-link.tsx';
import { useFetched } from '#ui/use-fetched.ts';
import { useTouched } from '#ui/use-touched.ts';
import { ScrollToTop, WhatsAppButton } from './floating-buttons.tsx';
import { Footer } from './footer.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { hasStrip, isBackOffice, isBarePage } from './shell.rules.ts';
import { SocialStrip } from './social-strip.tsx';
import { TopBar } from './top-bar.tsx';

/** What surrounds every page (specification, section 1). */
export function SiteShell({ children }: { children: ReactNode }) {
  // Of the page that is shown, not of the one that is asked for: a shell that changes early takes the page down with it.
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' });
  const subject = useMatches({ select: (matches) => subjectOf(matches.at(-1)?.loaderData) });
  const touched = useTouched();
  const bare = isBarePage(path);
  if (isBackOffice(path)) {
    return (
      <>
        {children}
        <ToastArea wanted />
      </>
    );
  }
  return (
    <>
      <SkipLink target="content" />
      <TopBar path={path} />
      <MenuDrawer path={path} subject={subject} />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {bare ? null : <Footer subject={subject} />}
      {bare ? null : <PhoneBar path={path} subject={subject} />}
      <WhatsAppButton subject={subject} />
      {hasStrip(path) ? (
        <>
          <SocialStrip />
          <ScrollToTop />
        </>
      ) : null}
      <ToastArea wanted={touched} />
    </>
  );
}

/** Nothing is said before a visitor has done something: the area and its library come then. */
function ToastArea({ wanted }: { wanted: boolean }) {
  const Toaster = useFetched(fetchToaster, wanted);
  return Toaster ? <Toaster /> : null;
}

async function fetchToaster() {
  return (await import('#ui/toaster.tsx')).Toaster;
}

/** What a page's loader says it is about: a record, or more closely what of it is asked for (`chatAbout`). */
function subjectOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { chatAbout, subject } = data as Record<'chatAbout' | 'subject', unknown>;
  return [chatAbout, subject].find((text) => typeof text === 'string');
}
