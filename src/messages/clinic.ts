const CITY = 'مكة المكرمة';

/** The clinic's facts until a superadmin edits them in the settings (decision 22). Phones are E.164. */
export const clinicFacts = {
  name: 'عيادة بسمة',
  tagline: 'عناية أسنان لطيفة لأهل مكة وضيوفها.',
  city: CITY,
  address: ['شارع إبراهيم الخليل', CITY],
  phone: '+966125550123',
  whatsApp: '+966505550123',
  email: '',
  licence: '',
  mapLink: '',
  socials: { instagram: '', whatsApp: '', snapchat: '', tiktok: '', youtube: '', twitter: '' },
  hours: { weekly: [], overrides: [] },
};
