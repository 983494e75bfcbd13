/** What of a lead can be sent to a spreadsheet: as the screen names it, and as the row's headings do. */
export const sheetColumns = {
  createdAt: 'وقت الطلب',
  reference: 'رقم الطلب',
  name: 'الاسم',
  phone: 'رقم الهاتف',
  city: 'المدينة',
  section: 'القسم',
  service: 'الخدمة',
  campaign: 'الحملة',
  marketing: 'يقبل الرسائل التسويقية',
} as const;
