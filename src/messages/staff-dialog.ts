import { FIELD_MESSAGES } from './errors.ts';

/** The dialog's own words; the English ones are the specification's defaults (sections 5 and 9). */
export const dialog = {
  confirm: 'OK',
  deny: 'No',
  cancel: 'Cancel',
  close: 'إغلاق',
  invalidEmail: 'Invalid email address',
  invalidUrl: 'Invalid URL',
  missing: FIELD_MESSAGES.REQUIRED,
} as const;
