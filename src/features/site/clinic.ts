import { useSuspenseQuery } from '@tanstack/react-query';
import { type Clinic, clinicQuery } from './settings.queries.ts';

/** The clinic's facts (decision 22). The root route has read them before any page is shown. Phones are E.164. */
export function useClinic(): Clinic {
  return useSuspenseQuery(clinicQuery()).data;
}

/** The street address in one line. */
export function addressLine({ address }: Pick<Clinic, 'address'>): string {
  return address.join('، ');
}

/** The clinic as a stranger would look for it: its name, and its city where that is known. */
export function clinicInCity({ name, city }: Pick<Clinic, 'name' | 'city'>): string {
  return city ? `${name}، ${city}` : name;
}

/** A WhatsApp chat with a number (E.164) that begins with this text. */
export function whatsAppLink({ whatsApp }: Pick<Clinic, 'whatsApp'>, text: string): string {
  return `https://wa.me/${whatsApp.slice(1)}?text=${encodeURIComponent(text)}`;
}
