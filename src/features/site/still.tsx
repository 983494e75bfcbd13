import { useHydrated, useRouter } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

const AS_WRITTEN = { __html: '' };

/**
 * A part of a page that only shows and links: the browser keeps it as the server wrote it, without its script and
 * without the data behind it (what it reads is `shownOnly`). Rendered here only where a visitor comes to the page later.
 */
export function Still({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  const [written] = useState(typeof document !== 'undefined' && !hydrated);
  const part = useRef<HTMLDivElement>(null);
  useFollowedLinks(part, written);
  if (!written) return <div>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: React leaves what stands there
  return <div ref={part} suppressHydrationWarning dangerouslySetInnerHTML={AS_WRITTEN} />;
}

/** Its links go on within the site, as the router's own do. */
function useFollowedLinks(part: RefObject<HTMLDivElement | null>, written: boolean): void {
  const router = useRouter();
  useEffect(() => {
    const element = part.current;
    if (!written || !element) return;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const href = link?.getAttribute('href');
      if (!href?.startsWith('/') || link?.target || isForAnotherTab(event)) return;
      event.preventDefault();
      void router.navigate({ href, viewTransition: true });
    };
    element.addEventListener('click', follow);
    return () => element.removeEventListener('click', follow);
  }, [part, router, written]);
}

function isForAnotherTab({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
