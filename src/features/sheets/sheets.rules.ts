import { foldArabic } from '#lib/arabic.ts';

/**
 * What of a lead can be sent to a spreadsheet. The lead's id is not among them: it always goes along, in a
 * column of its own, because delivery looks rows up by it.
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

/** The columns a stored list names, in its order; a name that is none of ours any more is left out. */
export function readColumns(json: string): SheetColumn[] {
  const listed: unknown = JSON.parse(json);
  if (!Array.isArray(listed)) return [];
  return listed.filter((column): column is SheetColumn => SHEET_COLUMNS.includes(column));
}

/** The tab that leads are written to unless another is named. */
export const USUAL_TAB = 'Leads';

/**
 * How a sheet's name is told from others and looked up: an address typed off a story finds it whatever its case,
 * hamzas, digits, hyphens or spaces. Empty for a name without a letter or a digit.
 */
export function nameKey(name: string): string {
  return foldArabic(name);
}

/**
 * Whether a text may be the last part of an influencer's link: letters of any script, digits, spaces, hyphens,
 * underscores and dots, and at least one letter or digit.
 */
export function isSheetName(text: string): boolean {
  return /^[\p{L}\p{M}\p{N} ._-]+$/u.test(text) && nameKey(text) !== '';
}

/** The last part of a sheet's address: its name with hyphens for spaces, which are read alike. */
export function sheetSlug(name: string): string {
  return name.replace(/\s+/g, '-');
}

/** A spreadsheet's own id; Google's have 44 characters, older ones fewer. */
const SPREADSHEET_ID = /^[\w-]{20,120}$/;
/** Its address as a browser shows it; `/d/e/…` is that of a published copy, which nobody can write to. */
const SPREADSHEET_ADDRESS =
  /^(?:https:\/\/)?docs\.google\.com\/spreadsheets\/(?:u\/\d+\/)?d\/([\w-]{20,120})(?:[/?#].*)?$/;

/** The id that a spreadsheet's address or id names, or null for anything else. */
export function spreadsheetIdOf(text: string): string | null {
  const given = text.trim();
  if (SPREADSHEET_ID.test(given)) return given;
  return SPREADSHEET_ADDRESS.exec(given)?.[1] ?? null;
}

/** Where a spreadsheet is opened in a browser. */
export function spreadsheetAddress(id: string): string {
  return `https://docs.google.com/spreadsheets/d/${id}/edit`;
}
