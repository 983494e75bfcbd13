import { foldArabic } from '#lib/arabic.ts';

/**
 * What of a lead can be sent to a spreadsheet. The lead's id is not among them: it always goes along, in the first
 * column, because delivery looks rows up by it.
 */
export const SHEET_COLUMNS = [
  'createdAt',
  'reference',
  'name',
  'phone',
  'city',
  'section',
  'service',
  'campaign',
  'marketing',
] as const;
export type SheetColumn = (typeof SHEET_COLUMNS)[number];

/** The tab that leads are written to unless another is named. */
export const USUAL_TAB = 'Leads';

/**
 * How a sheet's name is told from others and looked up: an address typed off a story finds it whatever its case,
 * hamzas, digits, hyphens or spaces. Empty for a name without a letter or a digit.
 */
export function nameKey(name: string): string {
  return foldArabic(name);
}
