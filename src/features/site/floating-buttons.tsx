import { IconArrowUp, IconBrandWhatsapp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { site } from '#messages/site.ts';
import { useClinic, whatsAppLink } from './clinic.ts';

/** Specification, section 9. */
const SHOWN_AFTER_PX = 200;

/** The way back up, once there is one to go. */
export function ScrollToTop() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(window.scrollY > SHOWN_AFTER_PX);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!shown) return null;
  return (
    <aside aria-label={site.shell.toTop}>
      <button
        type="button"
        aria-label={site.shell.toTop}
        onClick={() => {
          const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
          window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
          document.getElementById('content')?.focus({ preventScroll: true });
        }}
        className="fixed end-3 bottom-[calc(var(--spacing-bar)+1rem+env(safe-area-inset-bottom))] z-10 grid size-[48px] animate-rise place-items-center rounded-pill border border-line bg-white/95 text-brand shadow-soft transition hover:border-brand md:end-6 md:bottom-24 print:hidden"
      >
        <IconArrowUp aria-hidden="true" className="size-[22px]" />
      </button>
    </aside>
  );
}

/** A chat about what is being read; on phones it is an entry of the phone bar (decision 29). */
export function WhatsAppButton({ subject }: { subject: string | undefined }) {
  const clinic = useClinic();
  return (
    <aside aria-label={site.shell.whatsAppChat}>
      <a
        href={whatsAppLink(clinic, chatText(clinic.name, subject))}
        target="_blank"
        rel="noopener"
        aria-label={site.shell.whatsAppChat}
        className="chat-button"
      >
        <IconBrandWhatsapp aria-hidden="true" className="size-7" />
      </a>
    </aside>
  );
}

/** The chat's first words: they name the service, doctor or article at hand (experience.md, visitors 6). */
export function chatText(clinic: string, subject: string | undefined): string {
  return subject ? site.shell.chatAbout(subject, clinic) : site.shell.chat(clinic);
}
