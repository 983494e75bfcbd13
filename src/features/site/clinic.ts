/** The clinic's own facts, until a superadmin edits them in the settings (decision 22). Phones are E.164. */
export const clinic = {
  name: 'عيادة بسمة',
  city: 'مكة المكرمة',
  tagline: 'عناية أسنان لطيفة لأهل مكة وضيوفها.',
  address: 'شارع إبراهيم الخليل، مكة المكرمة',
  phone: '+966125550123',
  whatsapp: '+966505550123',
} as const;

/** A WhatsApp chat with the clinic that begins with this text. */
export function whatsAppLink(text: string): string {
  return `https://wa.me/${clinic.whatsapp.slice(1)}?text=${encodeURIComponent(text)}`;
}
