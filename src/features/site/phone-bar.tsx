import { IconBrandWhatsapp, IconCalendarHeart, IconPhone } from '@tabler/icons-react';
import { site } from '#messages/site.ts';
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { useClinic, whatsAppLink } from './clinic.ts';
import { chatText } from './floating-buttons.tsx';
import { bookingPage } from './shell.rules.ts';

/** Book, call, WhatsApp at a thumb's reach. `subject` is what the visitor reads about, for the chat's first words. */
export function PhoneBar({ path, subject }: { path: string; subject: string | undefined }) {
  const clinic = useClinic();
  return (
    <nav aria-label={site.shell.quickActions} className="phone-bar">
      <ButtonLink to={bookingPage(path)} hash="book" size="tight">
        <IconCalendarHeart aria-hidden="true" className="size-[20px] max-[340px]:hidden" />
        {site.shell.barBook}
      </ButtonLink>
      <ButtonAnchor look="outline" size="tight" href={`tel:${clinic.phone}`}>
        <IconPhone aria-hidden="true" className="size-[20px] max-[340px]:hidden" />
        {site.shell.barCall}
      </ButtonAnchor>
      <ButtonAnchor look="outline" size="tight" href={whatsAppLink(clinic, chatText(clinic.name, subject))}>
        <IconBrandWhatsapp aria-hidden="true" className="size-[20px] max-[340px]:hidden" />
        {site.shell.whatsApp}
      </ButtonAnchor>
    </nav>
  );
}
