import { clinicFacts } from '#messages/clinic.ts';

/** The clinic's own facts, until a superadmin edits them in the settings (decision 22). Phones are E.164. */
export const clinic = {
  ...clinicFacts,
  address: clinicFacts.address.join('، '),
  whatsapp: clinicFacts.whatsApp,
} as const;

/** A WhatsApp chat with the clinic that begins with this text. */
export function whatsAppLink(text: string): string {
  return `https://wa.me/${clinic.whatsapp.slice(1)}?text=${encodeURIComponent(text)}`;
}
