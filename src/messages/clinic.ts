/** The clinic's facts until a superadmin edits them in the settings (decision 22). Phones are E.164. */
export const clinicFacts = {
  name: 'عيادة بسمة',
  tagline: 'عناية أسنان لطيفة لأهل مكة وضيوفها.',
  city: 'مكة المكرمة',
  address: ['شارع إبراهيم الخليل', 'مكة المكرمة'],
  phone: '+966125550123',
  whatsApp: '+966505550123',
} as const;
