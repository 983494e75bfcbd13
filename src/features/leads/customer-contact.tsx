import { IconBrandWhatsapp, IconPhone } from '@tabler/icons-react';
import { useClinic, whatsAppLink } from '#features/site/clinic.ts';
import { customers } from '#messages/staff-customers.ts';
import { classNames } from '#ui/class-names.ts';
import type { CustomerRecord } from './customers.contract.ts';

const LINK =
  'inline-flex min-h-11 items-center justify-center gap-1.5 rounded-field border-[1.5px] border-line bg-white px-3.5 text-[0.9rem] text-ink transition hover:border-brand hover:text-brand';

/** Call and WhatsApp; the chat begins with a greeting that names the booking. */
export function CustomerContact({ customer, className }: { customer: CustomerRecord; className?: string }) {
  const { name, phone, reference } = customer;
  const clinic = useClinic();
  const chat = whatsAppLink({ whatsApp: phone }, customers.chat(name, clinic.name, reference));
  return (
    <span className={classNames('flex gap-2', className)}>
      <a href={`tel:${phone}`} aria-label={customers.callNamed(name)} className={LINK}>
        <IconPhone aria-hidden="true" className="size-4.5" />
        <span>{customers.call}</span>
      </a>
      <a
        href={chat}
        target="_blank"
        rel="noreferrer"
        aria-label={customers.whatsAppNamed(name)}
        className={LINK}
      >
        <IconBrandWhatsapp aria-hidden="true" className="size-4.5" />
        <span>{customers.whatsApp}</span>
      </a>
    </span>
  );
}
